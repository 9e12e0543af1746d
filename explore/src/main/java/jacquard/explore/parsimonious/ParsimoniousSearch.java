package jacquard.explore.parsimonious;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.HappensBefore;
import jacquard.core.Kind;
import jacquard.core.Verdict;
import jacquard.explore.Bookkeeping;
import jacquard.explore.FreeRun;
import jacquard.explore.Limits;
import jacquard.explore.Observer;
import jacquard.explore.PackedOperation;
import jacquard.explore.Policy;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.Subject;
import jacquard.explore.parsimonious.Reversals.Way;
import jacquard.explore.path.PrefixReplay;
import jacquard.explore.race.RaceFinder;
import java.util.function.Supplier;

/**
 * Explores exactly one execution per Mazurkiewicz trace, in polynomial space.
 *
 * <p><b>How the traces are divided.</b> Let an execution go on freely from a prefix p with step f.
 * The traces that begin with p either may begin with p·f, or something that conflicts with f comes
 * first. Take the earliest such steps. There is one, or there are several reads that do not depend
 * on each other and f is a write; then take the one of the lowest thread. Call it y. All that must
 * come before y and is not in p does not conflict with f: call it u. So every trace belongs either
 * to p·f or to exactly one p·u·y, and the search tree has a branch for each. The steps of p, u and
 * y are the same in all traces of that branch, so only steps chosen freely are ever reversed.
 *
 * <p>Where y is a read, the traces of p·u·y are only those in which no independent read of a lower
 * thread comes before the write f. Therefore f is the next free step: once it is taken, this holds
 * by itself. It need only be looked at when another read is moved to before this very f ({@link
 * Run#comesAfterEarlierReads}); no sleep sets are kept.
 *
 * <p><b>Where the branches are found.</b> As u does not conflict with f, it can be done after f as
 * well, and after it the step of y's thread races with f. Many executions from p·f on have this
 * race with the same u. One of them is singled out: it takes each free step if u allows it, and
 * otherwise moves forward a step of u, or y itself if f is the step before which y would have to
 * come. In this execution, and in no other, each step moved forward behind f is in u or is y
 * ({@link Run#isTheOneToReverse}): a step of u that conflicts with a free step cannot come after it
 * and still have the same past. It is explored, since all traces from p·f on are; by induction on
 * the length of p, all traces are explored, and none twice. The branch p·u·y is taken from there,
 * and has always a trace, so that no execution is in vain.
 *
 * <p>A step is in a new place only if it is the one that was moved or comes later, so only races of
 * these are looked at; those of the steps before it were when they came to their places. A race of
 * a step with a data choice is reversed with its first alternative; the others then branch off
 * there.
 *
 * <p><b>Space.</b> An execution and the reversals that led to it say all about which branches it
 * has, so the executions form a tree that needs no memory but the path to the current one. Each
 * execution on that path keeps all steps that reversals had moved or put before those, and has
 * another one, or has the last one still further ahead: with n the most steps of an execution there
 * are at most n² executions on the path, and usually fewer than n.
 *
 * <p>The argument uses what every reduction does, that dependence is valid, and that {@link
 * RaceFinder} finds the step before which a blocked one was enabled last. Agreement with brute
 * force is tested on random programs with all constructs.
 */
public final class ParsimoniousSearch implements Search {
  private final String name;
  private final Supplier<Policy> freeChoice;

  public ParsimoniousSearch(String name) {
    this(name, FreeRun::new);
  }

  /**
   * As the other constructor, with another way to go on freely.
   *
   * @param freeChoice how executions go on behind their path; any policy will do
   */
  public ParsimoniousSearch(String name, Supplier<Policy> freeChoice) {
    this.name = name;
    this.freeChoice = freeChoice;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Result check(Subject subject, Limits limits, Observer observer) {
    return check(subject, limits, observer, new Frames());
  }

  /** As the other method, with a stack that the caller may look at afterwards. */
  Result check(Subject subject, Limits limits, Observer observer, Frames frames) {
    return new Run(subject, limits, observer, frames).search();
  }

  /** The state of one search. */
  private final class Run implements RaceFinder.Reversal, Bookkeeping.Gauge {
    private final Bookkeeping books;
    private final PrefixReplay replay;
    private final Frames frames;
    private final Execution execution = new Execution();
    private final HappensBefore order = new HappensBefore(Dependence.READ_WRITE);
    private final RaceFinder races = new RaceFinder(order, this);
    private final GivenSteps path = new GivenSteps();
    private final Past past = new Past(execution, order);
    private double weight = 1;
    private double explored;

    Run(Subject subject, Limits limits, Observer observer, Frames frames) {
      this.books = new Bookkeeping(subject, limits, observer);
      this.replay = new PrefixReplay(subject, limits, books, freeChoice.get());
      this.frames = frames;
    }

    Result search() {
      while (run()) {
        books.pending(frames.pending());
        books.progress(this, execution.length());
        if (frames.isEmpty() || !books.mayGoOn()) {
          break;
        }
        weight = frames.take(path);
      }
      return books.close(new Verdict.Scope.AllExecutions());
    }

    private boolean run() {
      int common = common();
      replay.run(path, execution);
      if (!replay.repeats(execution)) {
        return false;
      }
      order.rollBack(common);
      order.extend(execution);
      books.enter(execution, Math.min(path.branchesAt(), execution.length()), order);
      frames.begin(execution.threads());
      races.find(execution, path.movedAt());
      explored += frames.end(execution, path.reversals(), weight);
      return true;
    }

    /** How many steps of this execution the last one had made as well. */
    private int common() {
      int most = Math.min(Math.min(path.length(), execution.length()), order.length());
      int e = 0;
      while (e < most && execution.label(e) == path.label(e)) {
        e++;
      }
      return e;
    }

    @Override
    public void reverse(
        int event, int second, int thread, int choice, Kind kind, int object, boolean writes) {
      long operation = PackedOperation.pack(kind, object, writes);
      if (second == event) {
        choose(event, thread, choice, operation);
      } else {
        move(event, second, thread, operation, writes);
      }
    }

    /** Another alternative of a data choice, at a free step or at the one that was moved. */
    private void choose(int event, int thread, int choice, long operation) {
      Reversals made = path.reversals();
      if (!made.fixes(event)) {
        frames.top().add(event, event, thread, choice, operation, Way.OTHER_CHOICE);
        return;
      }
      int latest = made.count() - 1;
      if (made.last(latest) == event && made.way(latest) == Way.MOVED) {
        int from = made.first(latest);
        frames.top().add(from, event, thread, choice, operation, Way.OTHER_CHOICE);
        for (int k = from; k < event; k++) {
          frames.top().include(execution.thread(k), execution.index(k) + 1);
        }
      }
    }

    private void move(int event, int second, int thread, long operation, boolean writes) {
      if (path.reversals().fixes(event)) {
        return;
      }
      Past past = pastWithout(event, second, thread);
      if (!isTheOneToReverse(event, second, past)
          || (!writes && !comesAfterEarlierReads(event, second, thread))) {
        return;
      }
      Way way = writes ? Way.MOVED : Way.READ_BEFORE_WRITE;
      frames.top().add(event, second, thread, 0, operation, way);
      for (int k = event + 1; k < second; k++) {
        if (past.includes(k)) {
          frames.top().include(execution.thread(k), execution.index(k) + 1);
        }
      }
    }

    /** What must come before the second step of a race if it comes before the first. */
    private Past pastWithout(int event, int second, int thread) {
      past.begin(event);
      if (second == execution.length()) {
        past.add(order.lastOf(execution, thread));
        return past;
      }
      past.add(order.predecessor(execution, second));
      if (execution.writes(second) && !execution.writes(event)) {
        for (int r = order.previousRead(second); r > event; r = order.previousRead(r)) {
          if (!order.ordered(execution, event, r)) {
            past.add(r);
          }
        }
      }
      return past;
    }

    /**
     * Many executions have this race with this past of its second step. The one that may reverse it
     * is where all that will be thrown away was chosen freely.
     */
    private boolean isTheOneToReverse(int event, int second, Past past) {
      Reversals made = path.reversals();
      for (int r = made.count() - 1; r >= 0 && made.first(r) > event; r--) {
        int moved = made.last(r);
        if (moved == second ? made.way(r) == Way.OTHER_CHOICE : !past.includes(moved)) {
          return false;
        }
      }
      return true;
    }

    /**
     * Reads that do not depend on each other may be moved to before the same write one after the
     * other; that happens in the order of their threads.
     */
    private boolean comesAfterEarlierReads(int event, int second, int thread) {
      Reversals made = path.reversals();
      int predecessor = order.predecessor(execution, second);
      int latest = made.count() - 1;
      while (latest >= 0 && made.first(latest) > event) {
        latest--;
      }
      int before = event;
      for (int r = latest; r >= 0; r--) {
        int read = made.last(r);
        if (read != before - 1 || made.way(r) != Way.READ_BEFORE_WRITE) {
          return true;
        }
        if (order.orderedOrNone(execution, read, predecessor)) {
          return true; // it depends on this read, and so comes after all that came with it
        }
        if (thread < execution.thread(read)) {
          return false;
        }
        before = made.first(r);
      }
      return true;
    }

    @Override
    public long pending() {
      return frames.pending();
    }

    @Override
    public double explored() {
      return explored;
    }
  }
}

package jacquard.explore.optimal;

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
import jacquard.explore.path.PrefixReplay;
import jacquard.explore.race.RaceFinder;
import java.util.function.Supplier;

/**
 * Explores exactly one execution per Mazurkiewicz trace.
 *
 * <p>Each execution follows the path to a pending leaf of the wakeup tree and then goes on freely.
 * Its races are analysed when it has ended; each reversal becomes a new leaf, unless an equivalent
 * execution has been or will be explored anyway.
 */
public final class OptimalSearch implements Search {
  private final String name;
  private final Supplier<LeafOrder> leafOrder;
  private final Supplier<Policy> freeChoice;

  public OptimalSearch(String name, Supplier<LeafOrder> leafOrder) {
    this(name, leafOrder, FreeRun::new);
  }

  /**
   * As the other constructor, with another way to go on freely.
   *
   * @param freeChoice how executions go on behind their leaf; any policy will do
   */
  public OptimalSearch(String name, Supplier<LeafOrder> leafOrder, Supplier<Policy> freeChoice) {
    this.name = name;
    this.leafOrder = leafOrder;
    this.freeChoice = freeChoice;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Result check(Subject subject, Limits limits, Observer observer) {
    return new Run(subject, limits, observer).search();
  }

  /** The state of one search. */
  private final class Run implements RaceFinder.Reversal, Bookkeeping.Gauge {
    private final Bookkeeping books;
    private final PrefixReplay replay;
    private final WakeupTree tree = new WakeupTree();
    private final LeafOrder leaves = leafOrder.get();
    private final Execution execution = new Execution();
    private final HappensBefore order = new HappensBefore(Dependence.READ_WRITE);
    private final RaceFinder races = new RaceFinder(order, this);
    private final WakeupSequence sequence = new WakeupSequence();

    private final LeafPath path = new LeafPath();

    Run(Subject subject, Limits limits, Observer observer) {
      this.books = new Bookkeeping(subject, limits, observer);
      this.replay = new PrefixReplay(subject, limits, books, freeChoice.get());
    }

    Result search() {
      WakeupNode leaf = tree.root();
      do {
        if (!run(leaf)) {
          break;
        }
        books.pending(tree.pending());
        books.progress(this, execution.length());
        leaf = leaves.next(tree.root());
      } while (leaf != null && books.mayGoOn());
      return books.close(new Verdict.Scope.AllExecutions());
    }

    private boolean run(WakeupNode leaf) {
      int newSteps = tree.claim(leaf);
      int common = Math.min(path.load(leaf, execution.length()), order.length());
      replay.run(path, execution);
      if (!replay.repeats(execution)) {
        return false;
      }
      WakeupNode end = leaf;
      path.ensure(execution.length());
      for (int e = path.length(); e < execution.length(); e++) {
        end = tree.extend(end, execution, e);
        path.set(end);
      }
      order.rollBack(common);
      order.extend(execution);
      books.enter(execution, Math.min(path.length() - newSteps, execution.length()), order);
      races.find(execution);
      tree.finish(end);
      return true;
    }

    @Override
    public void reverse(
        int event, int second, int thread, int choice, Kind kind, int object, boolean writes) {
      sequence.clear();
      for (int k = event + 1; k < execution.length(); k++) {
        if (!order.ordered(execution, event, k)) {
          sequence.add(execution, k);
        }
      }
      sequence.add(thread, choice, PackedOperation.pack(kind, object, writes), object, writes);
      WakeupNode leaf = tree.insert(path.node(event), sequence, path.node(event + 1));
      if (leaf != null) {
        leaves.added(leaf);
      }
    }

    @Override
    public long pending() {
      return tree.pending();
    }

    @Override
    public double explored() {
      return tree.explored();
    }
  }
}

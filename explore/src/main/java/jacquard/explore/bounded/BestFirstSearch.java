package jacquard.explore.bounded;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Label;
import jacquard.core.Outcome;
import jacquard.core.Verdict;
import jacquard.explore.Bookkeeping;
import jacquard.explore.FreeRun;
import jacquard.explore.Frontier;
import jacquard.explore.Limits;
import jacquard.explore.Livelock;
import jacquard.explore.Observer;
import jacquard.explore.Policy;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.Subject;
import jacquard.explore.best.Priority;
import jacquard.explore.path.BacktrackPath;
import jacquard.explore.path.PrefixReplay;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;

/**
 * Best-first search on the execution tree (Algorithm 4): runs the open branch with the best
 * priority, and of equal ones the newest. Ends with the guarantee of the search below it, whose
 * backtrack points it follows in another order; no sleep sets, since they need depth-first order.
 *
 * <p>A branch is closed and forgotten as soon as nothing below it is open, so memory follows the
 * open branches.
 */
public final class BestFirstSearch implements Search {
  private static final Set<Optimisation> OPTIMISATIONS =
      EnumSet.of(
          Optimisation.TRANSITIVE_REDUCTION, Optimisation.ALTERNATIVE_THREAD, Optimisation.RELEASE);

  /** What decides which branches there are. */
  public enum Below {
    /** Dynamic partial-order reduction, without a bound. */
    DPOR,
    /** Everything within the bounds; what DPOR would need is known to the priorities. */
    BOUNDED,
    BPOR
  }

  private final Below below;
  private final List<BoundLimit> bounds;
  private final List<Priority> priorities;

  private BestFirstSearch(Below below, List<BoundLimit> bounds, List<Priority> priorities) {
    this.below = below;
    this.bounds = List.copyOf(bounds);
    this.priorities = List.copyOf(priorities);
  }

  /** All executions. */
  public static Search dpor(List<Priority> priorities) {
    return new BestFirstSearch(Below.DPOR, List.of(new BoundLimit(new NoBound(), 0)), priorities);
  }

  /** All executions within the bounds. */
  public static Search within(List<BoundLimit> bounds, Below below, List<Priority> priorities) {
    return new BestFirstSearch(below, bounds, priorities);
  }

  @Override
  public String name() {
    return "best-first";
  }

  @Override
  public Result check(Subject subject, Limits limits, Observer observer) {
    return new Run(subject, limits, observer).search();
  }

  /** The state of one search. */
  private final class Run implements Policy, Bookkeeping.Gauge {
    private final Subject subject;
    private final Bookkeeping books;
    private final PrefixReplay replay;
    private final BporProcedures procedures =
        below == Below.BOUNDED
            ? CombinedProcedures.of(List.of(new BoundLimit(new NoBound(), 0)), OPTIMISATIONS)
            : CombinedProcedures.of(bounds, OPTIMISATIONS);
    private final Meters meters = new Meters(bounds);
    private final LastDependences races;
    private final Execution execution = new Execution();
    private final Queue<Branch> fringe = new PriorityQueue<>(Run::compare);
    private Branch branch = Branch.root();
    private BacktrackPath path = new BacktrackPath();
    private List<BacktrackPath.State> own = new ArrayList<>();
    private boolean beyondBound;
    private boolean anyExceeded;
    private long found;

    Run(Subject subject, Limits limits, Observer observer) {
      this.subject = subject;
      this.books = new Bookkeeping(subject, limits, observer);
      this.replay = new PrefixReplay(subject, limits, books, this);
      races = new LastDependences(procedures, books::isTimeOver);
    }

    private static int compare(Branch a, Branch b) {
      for (int i = 0; i < a.ranks.length; i++) {
        int c = Double.compare(a.ranks[i], b.ranks[i]);
        if (c != 0) {
          return c;
        }
      }
      return Long.compare(b.number, a.number); // the newest, as depth-first search would
    }

    Result search() {
      Branch next = branch;
      while (next != null) {
        branch = next;
        if (!run()) {
          break;
        }
        branch.closeIfDone();
        books.pending(fringe.size());
        books.progress(this, execution.length());
        next = fringe.poll();
        if (next != null && !books.mayGoOn()) {
          break;
        }
      }
      return books.close(anyExceeded ? meters.scope(grounds()) : new Verdict.Scope.AllExecutions());
    }

    private Verdict.Grounds grounds() {
      return below == Below.BOUNDED ? Verdict.Grounds.PROVEN : Verdict.Grounds.VALIDATED;
    }

    private boolean run() {
      path = new BacktrackPath();
      for (int depth = 0; depth <= branch.step; depth++) {
        path.set(depth, branch.state(depth));
      }
      own = new ArrayList<>();
      meters.rollBack(0);
      beyondBound = false;
      replay.run(branch, this::measured, execution);
      if (beyondBound) {
        execution.end(Outcome.BeyondBound.OUTCOME);
      } else if (isFair() && execution.outcome() instanceof Outcome.Truncated) {
        Livelock.of(execution, subject.vocabulary()).ifPresent(execution::end);
      }
      if (!replay.repeats(execution)) {
        return false;
      }
      path.remember(execution, branch.length());
      books.enter(execution, Math.min(branch.known(), execution.length()));
      path.state(execution.length()); // where nobody can move, no state has been entered
      branch.executed(execution, own);
      races.reset();
      races.find(path, execution, Math.min(branch.length(), execution.length()));
      openBranches();
      return true;
    }

    /** A fair execution that does not end although others could move is a livelock. */
    private boolean isFair() {
      return bounds.stream().anyMatch(b -> b.bound().isFair());
    }

    private long measured(Execution sofar, Frontier frontier) {
      meters.follow(sofar, frontier);
      return replay.choose(sofar, frontier);
    }

    /** Goes on behind the prefix. */
    @Override
    public long choose(Execution sofar, Frontier frontier) {
      int depth = sofar.length();
      BacktrackPath.State state = new BacktrackPath.State();
      own.add(state);
      path.set(depth, state);
      meters.enter(state, sofar, frontier);
      fallAsleep(state, sofar, depth);
      procedures.initialize(path, sofar, depth);
      if (below == Below.BOUNDED) {
        path.addAllConservative(depth, sofar);
      }
      int first = FreeRun.thread(sofar);
      if (!state.within.contains(first)) {
        first = firstWithin(state, sofar, depth);
      }
      if (first < 0) {
        beyondBound = true;
        anyExceeded = true;
        return Label.NONE;
      }
      state.take(first, 0);
      state.backtrack.add(first);
      state.done.add(first);
      return Label.of(first, 0);
    }

    private int firstWithin(BacktrackPath.State state, Execution sofar, int depth) {
      for (int t = sofar.nextEnabled(depth, 0); t >= 0; t = sofar.nextEnabled(depth, t + 1)) {
        if (state.within.contains(t)) {
          return t;
        }
      }
      return -1;
    }

    /** Only the priorities know of this; nothing is left out for it. */
    private void fallAsleep(BacktrackPath.State state, Execution sofar, int depth) {
      if (depth > 0) {
        BacktrackPath.State previous = path.state(depth - 1);
        state.fallAsleep(previous, sofar, depth - 1, Dependence.READ_WRITE);
        previous.explored.add(sofar, depth - 1, Dependence.READ_WRITE);
      }
    }

    /** Makes a branch of each backtrack point that has none yet. */
    private void openBranches() {
      int preemptions = 0;
      for (int depth = 0; depth <= execution.length(); depth++) {
        BacktrackPath.State state = path.state(depth);
        for (int t = execution.nextEnabled(depth, 0);
            t >= 0;
            t = execution.nextEnabled(depth, t + 1)) {
          if (!state.done.contains(t)
              && (state.backtrack.contains(t) || state.conservative.contains(t))) {
            state.done.add(t);
            if (state.within.contains(t)) {
              open(depth, Label.of(t, 0), preemptions);
            } else {
              anyExceeded = true;
            }
          }
        }
        if (depth < execution.length()) {
          if (depth >= branch.step && execution.choice(depth) == 0) {
            for (int c = 1; c < execution.alternatives(depth); c++) {
              open(depth, Label.of(execution.thread(depth), c), preemptions);
            }
          }
          preemptions += execution.isPreemption(depth) ? 1 : 0;
        }
      }
    }

    private void open(int depth, long label, int preemptionsBefore) {
      Priority.Branch described = describe(depth, label, preemptionsBefore);
      double[] ranks = new double[priorities.size()];
      for (int i = 0; i < ranks.length; i++) {
        ranks[i] = priorities.get(i).rank(described);
      }
      fringe.add(branch.owner(depth).successor(depth, label, ranks, found));
    }

    private Priority.Branch describe(int depth, long label, int preemptionsBefore) {
      int t = Label.thread(label);
      BacktrackPath.State state = path.state(depth);
      int last = depth == 0 ? t : execution.thread(depth - 1);
      boolean preempts = last != t && execution.enabled(depth, last);
      int event = depth;
      while (event < execution.length() && execution.thread(event) != t) {
        event++;
      }
      boolean pending = event == execution.length();
      found++;
      return new Priority.Branch(
          depth,
          t,
          preemptionsBefore + (preempts ? 1 : 0),
          pending ? execution.pendingObject(t) : execution.object(event),
          pending ? execution.pendingSite(t) : execution.site(event),
          state.backtrack.contains(t) ? Priority.Need.REDUCTION : Priority.Need.BOUND,
          state.sleep.containsThread(t) ? Priority.Sleep.ASLEEP : Priority.Sleep.AWAKE,
          found,
          subject.vocabulary());
    }

    @Override
    public long pending() {
      return fringe.size();
    }

    @Override
    public double explored() {
      return Double.NaN; // the tree is known only where it has been
    }
  }
}

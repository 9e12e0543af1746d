package jacquard.explore.bounded;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.core.Label;
import jacquard.core.Outcome;
import jacquard.core.Verdict;
import jacquard.explore.FreeRun;
import jacquard.explore.Frontier;
import jacquard.explore.Ledger;
import jacquard.explore.Limits;
import jacquard.explore.Livelock;
import jacquard.explore.Observer;
import jacquard.explore.Operations;
import jacquard.explore.Policy;
import jacquard.explore.Result;
import jacquard.explore.Search;
import jacquard.explore.Subject;
import jacquard.explore.best.Priority;
import jacquard.explore.path.SleepSet;
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
  private final class Run implements Policy, Ledger.Gauge {
    private final Subject subject;
    private final Limits limits;
    private final Ledger ledger;
    private final BporProcedures procedures =
        below == Below.BOUNDED
            ? CombinedProcedures.of(List.of(new BoundLimit(new NoBound(), 0)), OPTIMISATIONS)
            : CombinedProcedures.of(bounds, OPTIMISATIONS);
    private final Meters meters = new Meters(bounds);
    private final Races races;
    private final Execution execution = new Execution();
    private final Queue<Branch> fringe = new PriorityQueue<>(Run::compare);
    private Branch branch = Branch.root();
    private BoundedPath path = new BoundedPath();
    private List<BoundedPath.State> own = new ArrayList<>();
    private boolean beyondBound;
    private boolean anyExceeded;
    private int refused;
    private long found;

    Run(Subject subject, Limits limits, Observer observer) {
      this.subject = subject;
      this.limits = limits;
      this.ledger = new Ledger(subject, limits, observer);
      races = new Races(procedures, ledger::isTimeOver);
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
        ledger.pending(fringe.size());
        ledger.progress(this, execution.length());
        next = fringe.poll();
        if (next != null && !ledger.mayGoOn()) {
          break;
        }
      }
      return ledger.close(
          anyExceeded ? meters.scope(grounds()) : new Verdict.Scope.AllExecutions());
    }

    private Verdict.Grounds grounds() {
      return below == Below.BOUNDED ? Verdict.Grounds.PROVEN : Verdict.Grounds.VALIDATED;
    }

    private boolean run() {
      path = new BoundedPath();
      for (int depth = 0; depth <= branch.step; depth++) {
        path.set(depth, branch.state(depth));
      }
      own = new ArrayList<>();
      meters.rollBack(0);
      beyondBound = false;
      refused = -1;
      subject.run(this, limits.maxSteps(), execution);
      if (beyondBound) {
        execution.end(Outcome.BeyondBound.OUTCOME);
      } else if (isFair() && execution.outcome() instanceof Outcome.Truncated) {
        Livelock.of(execution, subject.vocabulary()).ifPresent(execution::end);
      }
      if (!repeats()) {
        return false;
      }
      ledger.enter(execution, Math.max(0, Math.min(branch.step, execution.length())));
      path.state(execution.length()); // where nobody can move, no state has been entered
      branch.executed(own);
      races.reset();
      races.find(path, execution, Math.min(branch.step + 1, execution.length()));
      openBranches();
      return true;
    }

    /** A fair execution that does not end although others could move is a livelock. */
    private boolean isFair() {
      return bounds.stream().anyMatch(b -> b.bound().isFair());
    }

    /** Compares the steps taken before with what they were, and remembers the new ones. */
    private boolean repeats() {
      if (!ledger.repeats(execution, branch.step, branch::operationAt)) {
        return false;
      }
      if (branch.step >= 0 && branch.step < execution.length()) {
        branch.operation = Operations.pack(execution, branch.step);
      }
      for (int depth = branch.step + 1; depth < execution.length(); depth++) {
        path.state(depth).operation = Operations.pack(execution, depth);
      }
      if (refused >= 0) {
        ledger.refused(refused, Label.thread(branch.labelAt(refused)));
        return false;
      }
      return true;
    }

    @Override
    public long choose(Execution sofar, Frontier frontier) {
      int depth = sofar.length();
      meters.follow(sofar, frontier);
      if (depth <= branch.step) {
        long label = branch.labelAt(depth);
        if (!sofar.enabled(depth, Label.thread(label))) {
          refused = depth;
          return Label.NONE;
        }
        return label;
      }
      BoundedPath.State state = new BoundedPath.State();
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
      state.thread = first;
      state.choice = 0;
      state.backtrack.add(first);
      state.done.add(first);
      return Label.of(first, 0);
    }

    private int firstWithin(BoundedPath.State state, Execution sofar, int depth) {
      for (int t = sofar.nextEnabled(depth, 0); t >= 0; t = sofar.nextEnabled(depth, t + 1)) {
        if (state.within.contains(t)) {
          return t;
        }
      }
      return -1;
    }

    /** Only the priorities know of this; nothing is left out for it. */
    private void fallAsleep(BoundedPath.State state, Execution sofar, int depth) {
      if (depth > 0) {
        BoundedPath.State previous = path.state(depth - 1);
        SleepSet sleep = state.sleep;
        sleep.addIndependent(previous.sleep, sofar, depth - 1, Dependence.READ_WRITE);
        sleep.addIndependent(previous.explored, sofar, depth - 1, Dependence.READ_WRITE);
        previous.explored.add(sofar, depth - 1, Dependence.READ_WRITE);
      }
    }

    /** Makes a branch of each backtrack point that has none yet. */
    private void openBranches() {
      int preemptions = 0;
      for (int depth = 0; depth <= execution.length(); depth++) {
        BoundedPath.State state = path.state(depth);
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
      BoundedPath.State state = path.state(depth);
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

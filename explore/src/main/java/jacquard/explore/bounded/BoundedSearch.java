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
import jacquard.explore.path.BacktrackPath;
import jacquard.explore.path.PrefixReplay;
import jacquard.explore.path.ThreadSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Depth-first search of all executions within a bound: Algorithm 3 without reduction, Algorithm 8
 * (BPOR) with it, Algorithm 18 with the bound optimisation.
 *
 * <p>Visits every local state of every thread, and every deadlock and final state, that some
 * execution within the bound reaches.
 */
public final class BoundedSearch implements Search {
  /** Whether to leave out what partial-order reduction shows to be redundant. */
  private enum Reduction {
    NONE,
    BPOR
  }

  private final Reduction reduction;
  private final List<BoundLimit> bounds;
  private final Set<Optimisation> optimisations;

  private BoundedSearch(
      Reduction reduction, List<BoundLimit> bounds, Set<Optimisation> optimisations) {
    if (bounds.isEmpty()) {
      throw new IllegalArgumentException("a bounded search needs a bound");
    }
    this.reduction = reduction;
    this.bounds = List.copyOf(bounds);
    this.optimisations = Set.copyOf(optimisations);
  }

  /** All schedules within the bounds, without reduction. */
  public static Search plain(List<BoundLimit> bounds) {
    return new BoundedSearch(Reduction.NONE, bounds, Set.of());
  }

  /** BPOR with these optimisations. */
  public static Search bpor(List<BoundLimit> bounds, Set<Optimisation> optimisations) {
    return new BoundedSearch(Reduction.BPOR, bounds, optimisations);
  }

  /** BPOR with all optimisations. */
  public static Search bpor(List<BoundLimit> bounds) {
    return bpor(bounds, EnumSet.allOf(Optimisation.class));
  }

  @Override
  public String name() {
    return switch (reduction) {
      case NONE -> "bounded";
      case BPOR -> "bpor";
    };
  }

  @Override
  public Result check(Subject subject, Limits limits, Observer observer) {
    return new Run(subject, limits, observer).search();
  }

  private boolean uses(Optimisation optimisation) {
    return optimisations.contains(optimisation);
  }

  /** The state of one search. */
  private final class Run implements Policy, Bookkeeping.Gauge {
    private final Subject subject;
    private final Bookkeeping books;
    private final PrefixReplay replay;
    private BporProcedures procedures =
        switch (reduction) {
          case NONE -> new BporProcedures.TryAll();
          case BPOR ->
              uses(Optimisation.BOUND) // see startAgain
                  ? Procedures.unbounded()
                  : CombinedProcedures.of(bounds, optimisations);
        };
    private final Meters meters = new Meters(bounds);
    private LastDependences races;
    private final BacktrackPath path = new BacktrackPath();
    private final Execution execution = new Execution();
    private boolean anyExceeded;

    /** Whether this run was cut because nothing more is within the bounds. */
    private boolean beyondBound;

    Run(Subject subject, Limits limits, Observer observer) {
      this.subject = subject;
      this.books = new Bookkeeping(subject, limits, observer);
      this.replay = new PrefixReplay(subject, limits, books, this);
      races = new LastDependences(procedures, books::isTimeOver);
    }

    Result search() {
      boolean mayStartAgain = reduction == Reduction.BPOR && uses(Optimisation.BOUND) && !isLocal();
      while (runOnce()) {
        boolean more = backtrack();
        if (mayStartAgain && anyExceeded) {
          mayStartAgain = false;
          startAgain();
        } else if (!more) {
          break;
        }
        if (!books.mayGoOn()) {
          break;
        }
      }
      return books.close(anyExceeded ? meters.scope(grounds()) : new Verdict.Scope.AllExecutions());
    }

    private boolean isFair() {
      return bounds.stream().anyMatch(b -> b.bound().isFair());
    }

    private boolean isLocal() {
      return bounds.stream().allMatch(b -> b.bound().isLocal());
    }

    /**
     * The bound optimisation: the search begins as if there were no bound, and goes on like that if
     * the bound never forbids anything. Else it starts again with all backtrack points, those for
     * the bound's sake only in states below which something is cut off (Algorithm 18).
     */
    private void startAgain() {
      procedures = CombinedProcedures.of(bounds, optimisations);
      races = new LastDependences(procedures, books::isTimeOver);
      path.startAgain();
    }

    private boolean runOnce() {
      meters.rollBack(path.known());
      beyondBound = false;
      replay.run(path, this::measured, execution);
      if (beyondBound) {
        execution.end(Outcome.BeyondBound.OUTCOME);
      } else if (isFair() && execution.outcome() instanceof Outcome.Truncated) {
        Livelock.of(execution, subject.vocabulary()).ifPresent(execution::end);
      }
      if (!replay.repeats(execution)) {
        return false;
      }
      path.remember(execution, path.known());
      books.enter(execution, path.known());
      if (reduction == Reduction.BPOR) {
        races.find(path, execution, path.length());
      }
      books.progress(this, execution.length());
      return true;
    }

    /**
     * Chapters 5 to 7 prove BPOR for single bounds with the first three optimisations. Our bound
     * optimisation leaves out more than the published one as long as nothing is cut off; it, sleep
     * sets, combined bounds and sealing rest on comparison with brute force.
     */
    private Verdict.Grounds grounds() {
      boolean proven =
          reduction == Reduction.NONE
              || (bounds.size() == 1
                  && procedures.grounds() == Verdict.Grounds.PROVEN
                  && !uses(Optimisation.SLEEP)
                  && !uses(Optimisation.BOUND));
      return proven ? Verdict.Grounds.PROVEN : Verdict.Grounds.VALIDATED;
    }

    private long measured(Execution sofar, Frontier frontier) {
      meters.follow(sofar, frontier);
      return replay.choose(sofar, frontier);
    }

    /** Goes on behind the prefix. */
    @Override
    public long choose(Execution sofar, Frontier frontier) {
      int depth = sofar.length();
      BacktrackPath.State state = path.state(depth);
      state.clear();
      meters.enter(state, sofar, frontier);
      if (uses(Optimisation.SLEEP) && depth > 0) {
        state.fallAsleep(path.state(depth - 1), sofar, depth - 1, Dependence.READ_WRITE);
      }
      procedures.initialize(path, sofar, depth);
      int first = FreeRun.thread(sofar);
      if (state.backtrack.contains(first) && wakeUp(state, first, frontier.alternatives(first))) {
        return state.label();
      }
      for (int t = sofar.nextEnabled(depth, 0); t >= 0; t = sofar.nextEnabled(depth, t + 1)) {
        if ((state.backtrack.contains(t) || state.conservative.contains(t))
            && wakeUp(state, t, frontier.alternatives(t))) {
          return state.label();
        }
      }
      // What the procedures begin with sleeps or costs too much: anything else that may move.
      for (int t = sofar.nextEnabled(depth, 0); t >= 0; t = sofar.nextEnabled(depth, t + 1)) {
        if (wakeUp(state, t, frontier.alternatives(t))) {
          state.backtrack.add(t);
          return state.label();
        }
      }
      noteExceeded(state, sofar, depth);
      return Label.NONE;
    }

    private void noteExceeded(BacktrackPath.State state, Execution e, int depth) {
      for (int t = e.nextEnabled(depth, 0); t >= 0; t = e.nextEnabled(depth, t + 1)) {
        if (!state.within.contains(t)) {
          state.exceeded = true;
          anyExceeded = true;
          beyondBound = true;
        }
      }
    }

    private static boolean wakeUp(BacktrackPath.State state, int thread, int alternatives) {
      if (state.within.contains(thread) && state.takeAwake(thread, alternatives)) {
        state.exceededBelow = false;
        return true;
      }
      return false;
    }

    /** Goes back to the deepest state with something left to try; false if there is none. */
    private boolean backtrack() {
      int last = execution.length();
      if (path.state(last).exceeded && last > 0 && endedByBound(last)) {
        path.state(last - 1).exceededBelow = true;
      }
      for (int depth = last - 1; depth >= 0; depth--) {
        BacktrackPath.State state = path.state(depth);
        state.exceeded |= state.exceededBelow;
        anyExceeded |= state.exceeded;
        if (!state.exceededBelow || isLocal()) {
          state.explored.add(execution, depth, Dependence.READ_WRITE);
        }
        if (nextChoice(state, execution.alternatives(depth)) || nextThread(state, depth)) {
          path.goBackTo(depth);
          return true;
        }
        if (state.exceeded && depth > 0) {
          path.state(depth - 1).exceededBelow = true;
        }
      }
      return false;
    }

    private boolean endedByBound(int depth) {
      return execution.anyEnabled(depth);
    }

    private static boolean nextChoice(BacktrackPath.State state, int alternatives) {
      if (state.takeNextChoice(alternatives)) {
        state.exceededBelow = false;
        return true;
      }
      return false;
    }

    private boolean nextThread(BacktrackPath.State state, int depth) {
      if (nextOf(state, state.backtrack, depth)) {
        return true;
      }
      if (!uses(Optimisation.BOUND) || state.exceeded) {
        return nextOf(state, state.conservative, depth);
      }
      return false;
    }

    private boolean nextOf(BacktrackPath.State state, ThreadSet set, int depth) {
      for (int t = set.firstNotIn(state.done); t >= 0; t = set.firstNotIn(state.done)) {
        if (execution.enabled(depth, t)) {
          if (!state.within.contains(t)) {
            state.exceeded = true;
            anyExceeded = true;
          } else if (wakeUp(state, t, state.sleep.alternatives(t))) {
            return true;
          }
        }
        state.done.add(t);
      }
      return false;
    }

    @Override
    public long pending() {
      long sum = 0;
      for (int depth = 0; depth < execution.length(); depth++) {
        sum += path.state(depth).backtrack.size() + path.state(depth).conservative.size();
        sum -= path.state(depth).done.size();
      }
      return Math.max(0, sum);
    }

    @Override
    public double explored() {
      double weight = 1;
      double sum = 0;
      for (int depth = 0; depth < execution.length(); depth++) {
        BacktrackPath.State state = path.state(depth);
        int known = Math.max(1, Math.max(state.backtrack.size(), state.done.size() + 1));
        sum += weight / known * state.done.size();
        weight /= known;
      }
      return Math.min(1, sum);
    }
  }
}

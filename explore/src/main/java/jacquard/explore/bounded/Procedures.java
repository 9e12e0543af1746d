package jacquard.explore.bounded;

import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.core.Verdict;
import jacquard.explore.FreeRun;
import jacquard.explore.path.BacktrackPath;
import jacquard.explore.path.ThreadSet;
import java.util.Set;

/** What the bounds bring: Algorithms 9 to 17, 19 and 20. */
final class Procedures {
  private Procedures() {}

  /** What is enough as long as no bound forbids anything: DPOR. */
  static BporProcedures unbounded() {
    return new Local(Set.of(Optimisation.TRANSITIVE_REDUCTION));
  }

  /** Whether a step of this kind can let another thread move that could not. */
  static boolean isRelease(Kind kind) {
    return switch (kind) {
      case RELEASE, WAIT, NOTIFY, NOTIFY_ALL, GIVE_PERMITS, UNPARK, SEND, RECEIVE -> true;
      case START, INTERRUPT, TIMEOUT -> true;
      case READ, WRITE, UPDATE, CAS, ACQUIRE, TRY_ACQUIRE, REACQUIRE -> false;
      case TAKE_PERMITS, PARK, JOIN, YIELD, CHOOSE, INSPECT -> false;
    };
  }

  /** The cheapest enabled thread, of those the one that goes on by itself or the first. */
  private static int cheapest(BacktrackPath path, Execution sofar, int state) {
    int best = FreeRun.thread(sofar);
    for (int t = sofar.nextEnabled(state, 0); t >= 0; t = sofar.nextEnabled(state, t + 1)) {
      if (path.state(state).value(t) < path.state(state).value(best)) {
        best = t;
      }
    }
    return best;
  }

  /** Algorithms 14 and 15: dependences that follow from others need no backtrack point. */
  private static boolean isLeftOut(
      Set<Optimisation> optimisations, LastDependences races, int state, int i, int u) {
    return optimisations.contains(Optimisation.TRANSITIVE_REDUCTION)
        && races.isImplied(state, i, u);
  }

  /** A backtrack point for a dependence: u where it is enabled and awake, else everybody. */
  private static void addPoint(BacktrackPath path, Execution e, int i, int u) {
    if (e.enabled(i, u) && !path.isAsleep(i, u)) {
      path.add(i, u);
    } else {
      path.addAll(i, e);
    }
  }

  /**
   * A backtrack point where the cost of a step depends on who else can move: everybody, if u cannot
   * or the step may let others move.
   *
   * @return whether everybody was asked for
   */
  private static boolean addPointOrEverybody(BacktrackPath path, Execution e, int i, int u) {
    addPoint(path, e, i, u);
    boolean everybody = !e.enabled(i, u) || isRelease(e.kind(i));
    if (everybody) {
      path.addAllConservative(i, e);
    }
    return everybody;
  }

  /** A backtrack point that only the bound asks for. */
  private static void addConservativePoint(BacktrackPath path, Execution e, int i, int u) {
    if (e.enabled(i, u) && !path.isAsleep(i, u)) {
      path.addConservative(i, u);
    } else {
      path.addAllConservative(i, e);
    }
  }

  /** Algorithm 9: the depth bound permits no reduction, but for the bound optimisation. */
  record Depth() implements BporProcedures {
    @Override
    public Combination combination() {
      return Combination.BLOCK_BY_BLOCK;
    }

    @Override
    public void initialize(BacktrackPath path, Execution sofar, int state) {
      path.add(state, cheapest(path, sofar, state));
      path.addAllConservative(state, sofar);
    }

    @Override
    public void backtrack(BacktrackPath path, LastDependences races, int state, int i, int u) {
      addPoint(path, races.execution(), i, u);
    }
  }

  /** Algorithms 10, 14 and 17. */
  record Context(Set<Optimisation> optimisations) implements BporProcedures {
    @Override
    public Combination combination() {
      return Combination.STEP_BY_STEP_CHEAPEST_FIRST;
    }

    @Override
    public void initialize(BacktrackPath path, Execution sofar, int state) {
      path.add(state, cheapest(path, sofar, state));
      if (state == 0 || !sofar.enabled(state, sofar.thread(state - 1))) {
        path.addAllConservative(state, sofar);
      }
    }

    @Override
    public void backtrack(BacktrackPath path, LastDependences races, int state, int i, int u) {
      if (isLeftOut(optimisations, races, state, i, u)) {
        return;
      }
      Execution e = races.execution();
      int at = i;
      if (optimisations.contains(Optimisation.RELEASE)
          && races.nextKind(u).isBlockingAcquisition()
          && e.kind(i).isByHolder()) {
        at = races.acquisitionOf(i);
        if (at == LastDependences.NONE) {
          return;
        }
      }
      addPoint(path, e, at, u);
      boolean goesOn = at > 0 && e.thread(at - 1) == u && e.enabled(at, u);
      if (!goesOn) {
        path.addAllConservative(at, e);
      }
    }
  }

  /** Algorithms 11, 15, 16 and 19. */
  record Preemption(Set<Optimisation> optimisations) implements BporProcedures {
    @Override
    public Combination combination() {
      return Combination.BLOCK_BY_BLOCK;
    }

    @Override
    public void initialize(BacktrackPath path, Execution sofar, int state) {
      path.add(state, FreeRun.thread(sofar));
    }

    @Override
    public void backtrack(BacktrackPath path, LastDependences races, int state, int i, int u) {
      if (isLeftOut(optimisations, races, state, i, u)) {
        return;
      }
      int at = i;
      Execution e = races.execution();
      int standIn = u;
      if (optimisations.contains(Optimisation.ALTERNATIVE_THREAD)) {
        standIn = cheapestOf(path, e, races.standIns(path, state, at, u), at, u);
      }
      addPoint(path, e, at, standIn);
      addConservativePoint(path, e, races.startOfBlock(at), standIn);
    }
  }

  /**
   * For sealed code. Where the step before which u should come is sealed, u has to come before the
   * sealed part; so it is tried all the way back to where the thread of that step took over.
   */
  record Sealed() implements BporProcedures {
    @Override
    public Combination combination() {
      return Combination.BLOCK_BY_BLOCK;
    }

    @Override
    public Verdict.Grounds grounds() {
      return Verdict.Grounds.VALIDATED;
    }

    @Override
    public void initialize(BacktrackPath path, Execution sofar, int state) {
      path.add(state, FreeRun.thread(sofar));
    }

    @Override
    public void backtrack(BacktrackPath path, LastDependences races, int state, int i, int u) {
      Execution e = races.execution();
      addPoint(path, e, i, u);
      for (int j = i - 1; j >= races.startOfBlock(i); j--) {
        addConservativePoint(path, e, j, u);
      }
    }
  }

  /** The member with the lowest value in the state before event i; u if the set is empty. */
  private static int cheapestOf(BacktrackPath path, Execution e, ThreadSet set, int i, int u) {
    int best = -1;
    for (int t = 0; t < e.threads(); t++) {
      if (set.contains(t) && (best < 0 || path.state(i).value(t) < path.state(i).value(best))) {
        best = t;
      }
    }
    return best < 0 ? u : best;
  }

  /** Algorithm 12. */
  record Delta(Set<Optimisation> optimisations) implements BporProcedures {
    @Override
    public Combination combination() {
      return Combination.STEP_BY_STEP_CHEAPEST_FIRST;
    }

    @Override
    public void initialize(BacktrackPath path, Execution sofar, int state) {
      path.add(state, cheapest(path, sofar, state));
    }

    @Override
    public void backtrack(BacktrackPath path, LastDependences races, int state, int i, int u) {
      if (isLeftOut(optimisations, races, state, i, u)) {
        return;
      }
      Execution e = races.execution();
      if (addPointOrEverybody(path, e, i, u)) {
        return;
      }
      int limit = path.state(i).value(u);
      for (int t = e.nextEnabled(i, 0); t >= 0; t = e.nextEnabled(i, t + 1)) {
        if (path.state(i).value(t) <= limit) {
          path.addConservative(i, t);
        }
      }
    }
  }

  /** Algorithm 13. */
  record Fair(Set<Optimisation> optimisations) implements BporProcedures {
    @Override
    public Combination combination() {
      return Combination.STEP_BY_STEP;
    }

    @Override
    public void initialize(BacktrackPath path, Execution sofar, int state) {
      path.add(state, cheapest(path, sofar, state));
    }

    @Override
    public void backtrack(BacktrackPath path, LastDependences races, int state, int i, int u) {
      if (isLeftOut(optimisations, races, state, i, u)) {
        return;
      }
      addPointOrEverybody(path, races.execution(), i, u);
    }
  }

  /**
   * Algorithm 20, for stable and extensible bounds. A thread that the bound stops is like one that
   * waits for ever, so what DPOR needs by itself is enough.
   */
  record Local(Set<Optimisation> optimisations) implements BporProcedures {
    @Override
    public Combination combination() {
      return Combination.AS_ONE;
    }

    @Override
    public boolean needsDpor() {
      return true;
    }

    @Override
    public void initialize(BacktrackPath path, Execution sofar, int state) {
      int first = FreeRun.thread(sofar);
      boolean within = path.state(state).within.contains(first);
      path.add(state, within ? first : cheapest(path, sofar, state));
    }

    @Override
    public void backtrack(BacktrackPath path, LastDependences races, int state, int i, int u) {
      if (!optimisations.contains(Optimisation.TRANSITIVE_REDUCTION)) {
        addPoint(path, races.execution(), i, u); // else the last race alone will do
      }
    }
  }
}

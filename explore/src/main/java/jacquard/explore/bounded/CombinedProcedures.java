package jacquard.explore.bounded;

import jacquard.core.Execution;
import jacquard.core.Verdict;
import jacquard.explore.FreeRun;
import jacquard.explore.bounded.BporProcedures.Combination;
import jacquard.explore.path.BacktrackPath;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What BPOR does for several bounds at once. */
final class CombinedProcedures {
  private CombinedProcedures() {}

  static BporProcedures of(List<BoundLimit> bounds, Set<Optimisation> optimisations) {
    List<BporProcedures> each =
        bounds.stream().map(b -> b.bound().procedures(optimisations)).toList();
    if (each.size() == 1 || all(each, Set.of(Combination.AS_ONE))) {
      return each.getFirst();
    }
    if (all(each, Set.of(Combination.AS_ONE, Combination.STEP_BY_STEP))) {
      return new Combined(each, Combined.First.ANY_WITHIN);
    }
    return all(each, EnumSet.complementOf(EnumSet.of(Combination.BLOCK_BY_BLOCK)))
        ? new Combined(each, Combined.First.THE_ONE_THAT_RUNS)
        : new CombinedWithBlocks(each);
  }

  private static boolean all(List<BporProcedures> each, Set<Combination> combinations) {
    return each.stream().allMatch(p -> combinations.contains(p.combination()));
  }

  /** Several bounds at once (6.6), whose backtrack points together are enough for all of them. */
  private record Combined(List<BporProcedures> each, First first) implements BporProcedures {
    /** What a state may begin with. */
    private enum First {
      ANY_WITHIN,
      /** It costs least in all of the bounds; where it cannot go on, everybody. */
      THE_ONE_THAT_RUNS
    }

    private Combined {
      each = List.copyOf(each);
    }

    @Override
    public Combination combination() {
      return Combination.BLOCK_BY_BLOCK; // nothing is known about more
    }

    @Override
    public Verdict.Grounds grounds() {
      return Verdict.Grounds.VALIDATED;
    }

    @Override
    public void initialize(BacktrackPath path, Execution sofar, int state) {
      int running = FreeRun.thread(sofar);
      boolean goesOn = state > 0 && sofar.thread(state - 1) == running;
      path.add(state, running);
      if (first == First.THE_ONE_THAT_RUNS
          && !(goesOn && path.state(state).within.contains(running))) {
        path.addAllConservative(state, sofar);
      }
    }

    @Override
    public void backtrack(BacktrackPath path, LastDependences races, int state, int i, int u) {
      for (BporProcedures procedures : each) {
        procedures.backtrack(path, races, state, i, u);
      }
    }
  }

  /**
   * Several bounds at once, one of which treats what a thread does until it blocks as a unit:
   * another bound may forbid a part of that. So everybody is tried in every state, with the bound
   * optimisation only where something is cut off.
   */
  private record CombinedWithBlocks(List<BporProcedures> each) implements BporProcedures {
    private CombinedWithBlocks {
      each = List.copyOf(each);
    }

    @Override
    public Combination combination() {
      return Combination.BLOCK_BY_BLOCK; // nothing is known about more
    }

    @Override
    public Verdict.Grounds grounds() {
      return Verdict.Grounds.VALIDATED;
    }

    @Override
    public void initialize(BacktrackPath path, Execution sofar, int state) {
      for (BporProcedures procedures : each) {
        procedures.initialize(path, sofar, state);
      }
      path.addAllConservative(state, sofar);
    }

    @Override
    public void backtrack(BacktrackPath path, LastDependences races, int state, int i, int u) {
      for (BporProcedures procedures : each) {
        procedures.backtrack(path, races, state, i, u);
      }
    }
  }
}

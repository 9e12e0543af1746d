package jacquard.explore.bounded;

import jacquard.core.Execution;
import jacquard.core.Verdict;
import jacquard.explore.path.BacktrackPath;

/**
 * What is specific to a bound in BPOR (Algorithm 8): which threads a state begins with, and which
 * backtrack points a dependence asks for. Each {@link Bound} brings its own.
 */
public interface BporProcedures {
  /** How the procedures of a bound go together with those of others. */
  enum Combination {
    /** With others of this kind they are as good as for one bound: the larger of their values. */
    AS_ONE,
    /**
     * The proof moves a single step to the front of a sequence. Then it holds for several such
     * bounds at once: what a step does to the value of one does not depend on the others.
     */
    STEP_BY_STEP,
    /** As {@link #STEP_BY_STEP}, if the thread that costs least is tried before others. */
    STEP_BY_STEP_CHEAPEST_FIRST,
    /** The proof moves all the steps that a thread can take; another bound may forbid some. */
    BLOCK_BY_BLOCK
  }

  Combination combination();

  /** Why what is claimed within the bound alone is true. */
  default Verdict.Grounds grounds() {
    return Verdict.Grounds.PROVEN;
  }

  /** Whether the last race of each step is reversed as without a bound (POPL 2005, Fig. 3). */
  default boolean needsDpor() {
    return false;
  }

  /** Gives a new state its first threads, at least one within the bound if there is any. */
  void initialize(BacktrackPath path, Execution sofar, int state);

  /**
   * Adds the backtrack points for a dependence, besides those that DPOR needs without a bound.
   *
   * @param state the state in which u's next operation depends on event i
   */
  void backtrack(BacktrackPath path, LastDependences races, int state, int i, int u);

  /** No reduction at all: every enabled thread in every state (Algorithm 3). */
  record TryAll() implements BporProcedures {
    @Override
    public Combination combination() {
      return Combination.BLOCK_BY_BLOCK;
    }

    @Override
    public void initialize(BacktrackPath path, Execution sofar, int state) {
      path.addAll(state, sofar);
    }

    @Override
    public void backtrack(BacktrackPath path, LastDependences races, int state, int i, int u) {}
  }
}

package jacquard.explore.bounded;

import jacquard.core.Execution;

/**
 * What is specific to a bound in BPOR (Algorithm 8): which threads a state begins with, and which
 * backtrack points a dependence asks for.
 */
interface BporProcedures {
  /** Whether the last race of each step is reversed as without a bound (POPL 2005, Fig. 3). */
  default boolean needsDpor() {
    return false;
  }

  /** Gives a new state its first threads, at least one within the bound if there is any. */
  void initialize(BoundedPath path, Execution sofar, int state);

  /**
   * Adds the backtrack points for a dependence, besides those that DPOR needs without a bound.
   *
   * @param state the state in which u's next operation depends on event i
   */
  void backtrack(BoundedPath path, Races races, int state, int i, int u);

  /** No reduction at all: every enabled thread in every state (Algorithm 3). */
  record TryAll() implements BporProcedures {
    @Override
    public void initialize(BoundedPath path, Execution sofar, int state) {
      path.addAll(state, sofar);
    }

    @Override
    public void backtrack(BoundedPath path, Races races, int state, int i, int u) {}
  }
}

package jacquard.explore.stack;

import jacquard.core.Dependence;
import jacquard.core.Execution;
import jacquard.explore.path.BacktrackPath;

/** Decides which threads besides the first one must be tried in the states of an execution. */
interface BacktrackRule {
  /** The relation on which the rule, and sleep sets used with it, are based. */
  Dependence dependence();

  /** Called once for each new state of a path, before any step is taken from it. */
  default void entered(BacktrackPath path, int depth, Execution sofar) {}

  /**
   * Called after each run, to add what its events ask for. The states up to {@code firstNewState},
   * exclusive, have been through this before.
   */
  default void executed(BacktrackPath path, Execution execution, int firstNewState) {}

  /** No reduction: every enabled thread is tried in every state. */
  final class TryAll implements BacktrackRule {
    @Override
    public Dependence dependence() {
      return Dependence.READ_WRITE;
    }

    @Override
    public void entered(BacktrackPath path, int depth, Execution sofar) {
      path.addAll(depth, sofar);
    }
  }
}

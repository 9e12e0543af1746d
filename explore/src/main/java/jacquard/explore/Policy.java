package jacquard.explore;

import jacquard.core.Execution;
import jacquard.core.Label;

/** Decides who moves next within one execution. */
@FunctionalInterface
public interface Policy {
  /**
   * The {@link jacquard.core.Label} of the next step, whose thread must be enabled in the state
   * after the last event; or {@link jacquard.core.Label#NONE} to end the execution here. Called
   * only when some thread is enabled.
   */
  long choose(Execution sofar, Frontier frontier);

  /**
   * The next step where it is that of an earlier execution, whoever can move now; {@link
   * jacquard.core.Label#NONE} where this policy is free. A subject that cuts executions short must
   * not do so before such a step, since in another order of independent steps it would not have
   * done so.
   */
  default long prescribed(Execution sofar) {
    return Label.NONE;
  }
}

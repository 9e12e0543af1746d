package jacquard.explore;

import jacquard.core.Execution;

/** Decides who moves next within one execution. */
@FunctionalInterface
public interface Policy {
  /**
   * The {@link jacquard.core.Label} of the next step, whose thread must be enabled in the state
   * after the last event; or {@link jacquard.core.Label#NONE} to end the execution here. Called
   * only when some thread is enabled.
   */
  long choose(Execution sofar, Frontier frontier);
}

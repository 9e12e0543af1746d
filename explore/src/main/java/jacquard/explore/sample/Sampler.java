package jacquard.explore.sample;

import jacquard.explore.Policy;

/** A random policy. Equal seeds give equal choices. */
public interface Sampler extends Policy {
  /** Called before each execution. */
  default void begin() {}

  /** Called after each execution, with its length. */
  default void end(int steps) {}
}

package jacquard.explore.bounded;

import jacquard.core.Execution;
import jacquard.explore.Frontier;
import java.util.Set;

/**
 * A bound evaluation function: gives every sequence of steps a value that never falls when a step
 * is added (Definition 2.6). A search with limit c takes only steps after which the value is at
 * most c.
 */
public interface Bound {
  /** The name on the command line. */
  String name();

  /** What a value of this bound counts, such as "preemptions"; for the verdict. */
  String unit();

  /** What stays within a limit, such as "at most 2 preemptions"; for the verdict. */
  String words(int limit);

  /** Whether equivalent sequences have equal values (stable, Definition 4.4). */
  boolean isStable();

  /**
   * Whether the value of two independent parts together is the larger of their values (extensible,
   * Definition 4.5).
   */
  boolean isExtensible();

  /**
   * Whether it stops a thread as if the thread waited for ever (section 7.3): whatever holds for
   * all executions of a program then holds for those within the bound.
   */
  default boolean isLocal() {
    return isStable() && isExtensible();
  }

  /** The smallest limit with which a thread can move at all. */
  default int leastLimit() {
    return 0;
  }

  /**
   * Whether an execution within this bound that does not end is a livelock, and not one thread that
   * spins while others could move (Algorithm 13).
   */
  default boolean isFair() {
    return false;
  }

  Meter meter();

  /** What BPOR does for the sake of this bound, with those of the optimisations that are sound. */
  BporProcedures procedures(Set<Optimisation> optimisations);

  /**
   * The values along one execution. Steps are added as they happen; going back to an earlier state
   * makes the meter forget what came after it.
   */
  interface Meter {
    /** How many steps have been added. */
    int length();

    /** The value after the first {@code length} steps. */
    int value(int length);

    /** Looks at the state after all steps added; called in every state of an execution. */
    default void enter(Execution sofar, Frontier frontier) {}

    /** The value if this enabled thread took its next step in the state after all steps added. */
    int next(Execution sofar, Frontier frontier, int thread);

    /** Adds the step that is the next event of the execution. */
    void advance(Execution sofar);

    /** Forgets all steps but the first {@code length}. */
    void rollBack(int length);
  }
}

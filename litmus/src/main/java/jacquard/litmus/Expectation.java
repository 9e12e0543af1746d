package jacquard.litmus;

import java.util.List;
import java.util.OptionalLong;

/**
 * What is known about a program before it is checked. All executions count, also those after a
 * first violation; two executions are of one trace when they differ only in the order of
 * independent operations.
 *
 * @param traces the number of Mazurkiewicz traces; empty where nobody has counted them
 * @param deadlockedTraces how many of them end in a deadlock
 * @param tracesWithinPreemptions at position {@code k}, how many traces have an order with at most
 *     {@code k} preemptions; ends where that is all of them, and is empty where nobody has counted
 * @param why one sentence on the reason for the verdict and the numbers
 */
public record Expectation(
    Kind verdict,
    OptionalLong traces,
    OptionalLong deadlockedTraces,
    List<Long> tracesWithinPreemptions,
    String why) {
  /** What every search that covers all executions must find; never more than one of these. */
  public enum Kind {
    HOLDS,
    ASSERTION_FAILS,
    DEADLOCKS
  }

  public Expectation {
    tracesWithinPreemptions = List.copyOf(tracesWithinPreemptions);
  }

  static Expectation holds(OptionalLong traces, String why) {
    return new Expectation(Kind.HOLDS, traces, OptionalLong.of(0), List.of(), why);
  }

  static Expectation holds(long traces, String why) {
    return holds(OptionalLong.of(traces), why);
  }

  static Expectation assertionFails(OptionalLong traces, String why) {
    return new Expectation(Kind.ASSERTION_FAILS, traces, OptionalLong.of(0), List.of(), why);
  }

  static Expectation assertionFails(long traces, String why) {
    return assertionFails(OptionalLong.of(traces), why);
  }

  static Expectation deadlocks(OptionalLong traces, OptionalLong deadlockedTraces, String why) {
    return new Expectation(Kind.DEADLOCKS, traces, deadlockedTraces, List.of(), why);
  }

  static Expectation deadlocks(long traces, long deadlockedTraces, String why) {
    return deadlocks(OptionalLong.of(traces), OptionalLong.of(deadlockedTraces), why);
  }

  Expectation withinPreemptions(List<Long> tracesWithin) {
    return new Expectation(verdict, traces, deadlockedTraces, tracesWithin, why);
  }

  Expectation withinPreemptions(Long... tracesWithin) {
    return withinPreemptions(List.of(tracesWithin));
  }

  /** Every trace has an order without preemptions. */
  Expectation withoutPreemptions() {
    return traces.isPresent() ? withinPreemptions(traces.getAsLong()) : this;
  }
}

package jacquard.core.answer;

import jacquard.core.Violation;

/**
 * One schedule that was run again.
 *
 * @param given how many of its steps the schedule had
 */
public record Replay(End end, Counterexample run, int given) {
  /** What came of it. */
  public sealed interface End {
    record Violated(Violation violation) implements End {}

    /** The execution violates nothing. */
    record Completed() implements End {}

    /** An assumption does not hold in it. */
    record Excluded() implements End {}

    /** It was cut after so many steps. */
    record Cut(int steps) implements End {}

    /** The schedule ends before the execution does. */
    record Over() implements End {}

    /** The target did not follow the schedule. */
    record Diverged(int step, String expected, String seen) implements End {}
  }
}

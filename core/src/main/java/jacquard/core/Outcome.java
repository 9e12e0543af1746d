package jacquard.core;

import java.util.List;

/**
 * How an execution ended. Every outcome that is complete is a property of the trace: equivalent
 * schedules end the same way.
 */
public sealed interface Outcome {
  /** All threads finished and nothing failed. */
  record Completed() implements Outcome {
    public static final Completed OUTCOME = new Completed();
  }

  /**
   * An assumption of some thread did not hold, so this is none of the executions that are asked
   * for, whatever else happened in it.
   */
  record Excluded() implements Outcome {
    public static final Excluded OUTCOME = new Excluded();
  }

  /** Some threads failed an assertion or threw; in thread order. */
  record Failed(List<Failure> failures) implements Outcome {
    public Failed {
      failures = List.copyOf(failures);
    }
  }

  /** Nobody could move, somebody had not finished, and nothing had failed. */
  record Deadlocked(List<Blocked> blocked) implements Outcome {
    public Deadlocked {
      blocked = List.copyOf(blocked);
    }
  }

  /** Cut at the limit on the number of steps. */
  record Truncated(int limit) implements Outcome {}

  /** Cut by the search, because what follows repeats another execution. */
  record Pruned() implements Outcome {
    public static final Pruned OUTCOME = new Pruned();
  }

  /** Cut because every step that could follow exceeds the bound of the search. */
  record BeyondBound() implements Outcome {
    public static final BeyondBound OUTCOME = new BeyondBound();
  }

  /** The program did not follow the schedule. */
  record Diverged(int step, String expected, String seen) implements Outcome {}

  /**
   * One thread's failure.
   *
   * @param thread the thread, or -1 for a condition on the final state
   * @param site where, in the subject's numbering
   */
  record Failure(int thread, ViolationKind kind, String message, int site) {}

  /**
   * A thread that waits for ever.
   *
   * @param holder the thread it waits for, or -1 where no single thread is to blame
   */
  record Blocked(int thread, Kind kind, int object, int holder, int site) {}

  /** True for runs that went to their own end, so that they count as complete executions. */
  default boolean isComplete() {
    return switch (this) {
      case Completed _, Excluded _, Failed _, Deadlocked _ -> true;
      case Truncated _, Pruned _, BeyondBound _, Diverged _ -> false;
    };
  }

  /** True for outcomes that violate what every program is checked for. */
  default boolean isViolation() {
    return switch (this) {
      case Failed _, Deadlocked _ -> true;
      case Completed _, Excluded _, Truncated _, Pruned _, BeyondBound _, Diverged _ -> false;
    };
  }
}

package jacquard.core;

import java.util.List;
import java.util.Locale;

/** What a check established. Only a search that covered its whole scope answers {@link Holds}. */
public sealed interface Verdict {

  record Holds(Scope scope) implements Verdict {}

  record Violated(Violation violation, Schedule schedule) implements Verdict {}

  record Unknown(Reason reason) implements Verdict {}

  /** The executions that a claim speaks of. */
  sealed interface Scope {
    record AllExecutions() implements Scope {}

    /** Those that stay within all of these limits. */
    record WithinBound(List<Limit> limits, Grounds grounds) implements Scope {
      public WithinBound {
        limits = List.copyOf(limits);
      }
    }
  }

  /**
   * The limit of a bound.
   *
   * @param unit what a value of the bound counts, such as "preemptions"
   * @param words what stays within it, such as "at most 2 preemptions"
   */
  record Limit(String bound, int value, String unit, String words) {
    public Limit(String bound, int value, String unit) {
      this(bound, value, unit, "at most %s %s".formatted(number(value), unit));
    }

    /** Such as "no preemption", "at most 1 preemption", "at most 2,000 preemptions". */
    public static String atMost(int value, String one, String many) {
      return value == 0
          ? "no " + one
          : "at most %s %s".formatted(number(value), value == 1 ? one : many);
    }

    /** A number as sentences have it. */
    public static String number(int value) {
      return String.format(Locale.ROOT, "%,d", value);
    }
  }

  /** On what grounds a bounded search covers what it claims. */
  enum Grounds {
    /** By a published proof. */
    PROVEN,
    /** By comparison with brute force on many programs. */
    VALIDATED
  }

  /** Why nothing can be claimed. */
  sealed interface Reason {
    /** Executions, time or steps were used up; {@code budget} says which and how much. */
    record OutOfBudget(String budget, long executions) implements Reason {}

    record SampledOnly(long executions) implements Reason {}

    record Cancelled(long executions) implements Reason {}

    /** The program did something else when the same choices were made again. */
    record UncontrolledNondeterminism(int step, String expected, String seen) implements Reason {}

    /** No execution fulfils the program's assumptions, so nothing was checked. */
    record AllExcluded(long executions) implements Reason {}

    /** The check did not come to an end by itself; {@code why} says what was waited for. */
    record GivenUp(String why) implements Reason {}

    /** A search of states was stopped before it had visited all of them. */
    record Stopped(String why) implements Reason {}

    /** All states were visited, as far as anybody can tell who does not know them exactly. */
    record Approximate(String how) implements Reason {}

    /** The program used something that a search does not control, such as a socket. */
    record NotControlled(List<String> what) implements Reason {
      public NotControlled {
        what = List.copyOf(what);
      }
    }
  }
}

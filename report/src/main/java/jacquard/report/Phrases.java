package jacquard.report;

import jacquard.core.CircuitStatistics;
import jacquard.core.Effort;
import jacquard.core.StateStatistics;
import jacquard.core.Statistics;
import jacquard.core.Verdict;
import jacquard.core.answer.Check;
import jacquard.core.answer.Within;
import java.util.Locale;
import java.util.stream.Collectors;

/** The words in which verdicts and figures are told, the same in every report. */
final class Phrases {
  private Phrases() {}

  static String reason(Verdict.Reason reason) {
    return switch (reason) {
      case Verdict.Reason.OutOfBudget(var budget, var _) -> "out of budget (" + budget + ")";
      case Verdict.Reason.SampledOnly(var executions) ->
          "only " + count(executions, "sampled execution");
      case Verdict.Reason.Cancelled(var executions) ->
          "cancelled after " + count(executions, "execution");
      case Verdict.Reason.UncontrolledNondeterminism(var step, var expected, var seen) ->
          "uncontrolled nondeterminism: step %d, expected %s, saw %s"
              .formatted(step, expected, seen);
      case Verdict.Reason.AllExcluded(var executions) ->
          "no execution fulfils the assumptions (%s): nothing was checked"
              .formatted(count(executions, "execution"));
      case Verdict.Reason.GivenUp(var why) -> why;
      case Verdict.Reason.Stopped(var why) -> "stopped: " + why;
      case Verdict.Reason.Approximate(var how) -> how;
      case Verdict.Reason.NotControlled(var what) ->
          "the program did what cannot be controlled: " + String.join(", ", what);
    };
  }

  static String scope(Verdict.Scope scope) {
    return switch (scope) {
      case Verdict.Scope.AllExecutions() -> "all executions";
      case Verdict.Scope.WithinBound(var limits, var grounds) ->
          "all executions with "
              + limits.stream().map(Verdict.Limit::words).collect(Collectors.joining(" and "))
              + switch (grounds) {
                case PROVEN -> " (proven)";
                case VALIDATED -> " (validated by experiment, not proven)";
              };
    };
  }

  /** The search, and what it was asked for where the scope of a verdict does not say it. */
  static String method(Check check) {
    Within within = check.method().within();
    boolean isToldByScope =
        check.verdict() instanceof Verdict.Holds(Verdict.Scope.WithinBound _)
            && within.raised().isEmpty();
    return check.method().search()
        + (within.isEverything() || isToldByScope ? "" : " within " + within.text());
  }

  static String cost(Effort effort) {
    return switch (effort) {
      case Statistics s -> cost(s);
      case StateStatistics s -> cost(s);
      case CircuitStatistics s -> cost(s);
    };
  }

  /** Such as "57 latches, 1,203 gates, depth 12, 0.40 s". */
  private static String cost(CircuitStatistics s) {
    return "%s, %s, depth %s, %s s"
        .formatted(
            s.latches() == 1 ? "1 latch" : Table.number(s.latches()) + " latches",
            count(s.gates(), "gate"),
            Table.number(s.depth()),
            seconds(s));
  }

  /** Such as "26 states, 34 transitions, depth 8, 0.00 s"; some searches have no depth. */
  private static String cost(StateStatistics s) {
    return "%s%s, %s, %s%s s"
        .formatted(
            s.violations() > 1 ? count(s.violations(), "violation") + "; " : "",
            count(s.states(), "state"),
            count(s.transitions(), "transition"),
            s.depth() == 0 ? "" : "depth " + Table.number(s.depth()) + ", ",
            seconds(s));
  }

  /** Such as "36 executions, none blocked, 0.01 s". */
  private static String cost(Statistics s) {
    StringBuilder text = new StringBuilder(count(s.executions(), "execution"));
    if (s.distinctTraces() >= 0) {
      text.append(", ").append(count(s.distinctTraces(), "distinct trace"));
    }
    text.append(s.blockedExecutions() == 0 ? ", none" : ", " + Table.number(s.blockedExecutions()));
    text.append(" blocked");
    if (s.boundedExecutions() > 0) {
      text.append(", ").append(Table.number(s.boundedExecutions())).append(" cut at the bound");
    }
    if (s.truncatedExecutions() > 0) {
      text.append(", ")
          .append(Table.number(s.truncatedExecutions()))
          .append(" cut at the step limit");
    }
    if (s.excludedExecutions() > 0) {
      text.append(", ").append(Table.number(s.excludedExecutions())).append(" excluded");
    }
    return text.append(", ").append(seconds(s)).append(" s").toString();
  }

  /** What more than one thread has accessed. */
  static String shared(Statistics s) {
    return s.sharedLocations() == 0
        ? "nothing: no two threads accessed the same location or lock"
        : "at most %s in one execution"
            .formatted(
                s.sharedLocations() == 1
                    ? "one location or lock"
                    : Table.number(s.sharedLocations()) + " locations and locks");
  }

  static String seconds(Effort s) {
    return String.format(Locale.ROOT, "%.2f", s.seconds());
  }

  /** Such as "1 step" or "12,000 steps". */
  static String count(long n, String noun) {
    return Table.number(n) + " " + noun + (n == 1 ? "" : "s");
  }
}

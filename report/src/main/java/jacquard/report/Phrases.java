package jacquard.report;

import jacquard.core.Statistics;
import jacquard.core.Verdict;
import java.util.stream.Collectors;
import java.util.Locale;

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
    };
  }

  static String scope(Verdict.Scope scope) {
    return switch (scope) {
      case Verdict.Scope.AllExecutions() -> "all executions";
      case Verdict.Scope.WithinBound(var limits, var grounds) ->
          "all executions with at most "
              + limits.stream()
                  .map(l -> l.value() + " " + l.unit())
                  .collect(Collectors.joining(" and "))
              + switch (grounds) {
                case PROVEN -> " (proven)";
                case VALIDATED -> " (validated by experiment, not proven)";
              };
    };
  }

  /** Such as "36 executions, none blocked, 0.01 s". */
  static String cost(Statistics s) {
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
    return text.append(", ").append(seconds(s)).append(" s").toString();
  }

  static String seconds(Statistics s) {
    return String.format(Locale.ROOT, "%.2f", s.seconds());
  }

  /** Such as "1 step" or "12,000 steps". */
  static String count(long n, String noun) {
    return Table.number(n) + " " + noun + (n == 1 ? "" : "s");
  }
}

package jacquard.extending;

import jacquard.core.Verdict;
import jacquard.core.answer.Check;
import jacquard.report.TextReport;

/** A check in one line, for logs. */
final class OneLineReport {
  private OneLineReport() {}

  static String of(Check check) {
    String what =
        switch (check.verdict()) {
          case Verdict.Holds(Verdict.Scope scope) -> "holds for " + TextReport.scope(scope);
          case Verdict.Violated(var violation, var schedule) ->
              "violated, %s, schedule %s".formatted(violation.text(), schedule);
          case Verdict.Unknown _ -> "unknown";
        };
    return "%s: %s (%s)".formatted(check.target(), what, check.method().search());
  }
}

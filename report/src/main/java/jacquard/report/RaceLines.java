package jacquard.report;

import jacquard.core.Verdict;
import jacquard.core.Violation;
import jacquard.core.ViolationKind;
import jacquard.core.answer.Check;
import jacquard.core.answer.DataRace;
import java.util.ArrayList;
import java.util.List;

/** What a check says about data races, and so about behaviours that only weak memory shows. */
final class RaceLines {
  private static final int MOST = 5;

  private RaceLines() {}

  /**
   * The lines.
   *
   * @param where a user finds the races that are not shown
   */
  static List<String> of(Check check, TextReport.Steps steps, String where) {
    if (check.findings().dataRaces().isEmpty()) {
      return List.of();
    }
    List<DataRace> races =
        steps == TextReport.Steps.ALL
            ? check.findings().dataRaces().get()
            : DataRace.distinct(check.findings().dataRaces().get());
    List<String> lines = new ArrayList<>();
    if (races.isEmpty()) {
      lines.add("none in any explored execution" + consequence(check.verdict()));
      return lines;
    }
    lines.add(
        Phrases.count(races.size(), "data race")
            + " in the explored executions; weak behaviours are not covered");
    int shown = steps == TextReport.Steps.ALL ? races.size() : Math.min(MOST, races.size());
    for (DataRace race : races.subList(0, shown)) {
      lines.add(race.text());
      if (steps == TextReport.Steps.ALL || isViolation(check.verdict())) {
        stack(race.first(), lines);
        stack(race.second(), lines);
      }
    }
    if (shown < races.size()) {
      lines.add("and %d more (%s)".formatted(races.size() - shown, where));
    }
    return lines;
  }

  private static boolean isViolation(Verdict verdict) {
    return verdict instanceof Verdict.Violated(Violation violation, var _)
        && violation.kind() == ViolationKind.DATA_RACE;
  }

  /** Programs without data races have no executions but the sequentially consistent ones. */
  private static String consequence(Verdict verdict) {
    return verdict instanceof Verdict.Holds(Verdict.Scope.AllExecutions())
        ? ", so sequential consistency is all there is"
        : "";
  }

  private static void stack(DataRace.Access access, List<String> lines) {
    lines.add("  " + access.text());
    access.stack().forEach(frame -> lines.add("    at " + frame));
  }
}

package jacquard.check;

import jacquard.core.Outcome;
import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.report.Check;
import jacquard.report.TextReport;
import jacquard.runtime.JavaProgram;
import jacquard.runtime.control.DataRace;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Turns what a search or a replay has shown into a finding. */
final class Findings {
  private final JavaCheck check;
  private final JavaProgram program;

  Findings(JavaCheck check, JavaProgram program) {
    this.check = check;
    this.program = program;
  }

  Finding ofSearch(Check report, String text, boolean vacuous, @Nullable Thrown thrown) {
    List<DataRace> races =
        check.options().races() == Races.IGNORE ? List.of() : program.dataRaces();
    Conclusion conclusion = conclusion(report.verdict(), vacuous, races);
    return new Finding(
        conclusion,
        beforeReplay(
            title(conclusion, text),
            raceText(conclusion, races) + uncontrolledText(program.uncontrolled())),
        scope(report, conclusion),
        report.method().search(),
        report.statistics().executions(),
        report.statistics().time(),
        report.verdict() instanceof Verdict.Violated(var _, Schedule schedule)
            ? schedule.toString()
            : null,
        RaceText.lines(races),
        List.copyOf(program.uncontrolled()),
        "",
        thrown);
  }

  private Conclusion conclusion(Verdict verdict, boolean vacuous, List<DataRace> races) {
    return switch (verdict) {
      case Verdict.Violated _ -> Conclusion.VIOLATED;
      case Verdict.Holds _ when !program.uncontrolled().isEmpty() -> Conclusion.UNCONTROLLED;
      case Verdict.Holds _ when vacuous -> Conclusion.VACUOUS;
      case Verdict.Holds _ when isFailure(races) -> Conclusion.RACES;
      case Verdict.Holds _ -> Conclusion.HOLDS;
      case Verdict.Unknown(Verdict.Reason.UncontrolledNondeterminism _) -> Conclusion.UNCONTROLLED;
      case Verdict.Unknown _ when isFailure(races) -> Conclusion.RACES;
      case Verdict.Unknown _ -> Conclusion.OUT_OF_BUDGET;
    };
  }

  private boolean isFailure(List<DataRace> races) {
    return check.options().races() == Races.FAIL && !races.isEmpty();
  }

  /** A verdict of the search that does not stand is told as what it is. */
  private String title(Conclusion conclusion, String text) {
    return switch (conclusion) {
      case RACES -> "DATA RACE  " + check.name() + "\n" + belowTitle(text);
      case VACUOUS ->
          "UNKNOWN  %s\n  reason    no execution fulfils the assumptions: nothing was checked\n"
              .formatted(check.name());
      case UNCONTROLLED ->
          text.startsWith("HOLDS")
              ? "UNKNOWN  %s\n  reason    the program does what cannot be controlled\n"
                  .formatted(check.name())
              : text;
      case HOLDS, VIOLATED, OUT_OF_BUDGET, REPLAYED, DIVERGED -> text;
    };
  }

  private static String raceText(Conclusion conclusion, List<DataRace> races) {
    return conclusion == Conclusion.RACES ? RaceText.withStacks(races) : RaceText.brief(races);
  }

  /** How to see it again is what a report ends with. */
  private static String beforeReplay(String text, String more) {
    int replay = text.indexOf("\n  replay ");
    return replay < 0
        ? text + more
        : text.substring(0, replay + 1) + more + text.substring(replay + 1);
  }

  private static String belowTitle(String text) {
    return text.substring(text.indexOf('\n') + 1);
  }

  private static String scope(Check report, Conclusion conclusion) {
    return switch (conclusion) {
      case HOLDS, RACES ->
          report.verdict() instanceof Verdict.Holds(Verdict.Scope scope)
              ? TextReport.scope(scope)
              : "the executions that were run";
      case VIOLATED -> "one execution";
      case OUT_OF_BUDGET, UNCONTROLLED, VACUOUS, REPLAYED, DIVERGED -> "nothing is claimed";
    };
  }

  private static String uncontrolledText(Set<String> uncontrolled) {
    StringBuilder text = new StringBuilder();
    String label = "  not under control:";
    for (String what : uncontrolled) {
      text.append(label).append(' ').append(what).append('\n');
      label = "                    ";
    }
    return text.toString();
  }

  Finding ofReplay(
      Outcome outcome, Schedule schedule, String text, String output, @Nullable Thrown thrown) {
    Conclusion conclusion =
        switch (outcome) {
          case Outcome.Failed _, Outcome.Deadlocked _ -> Conclusion.VIOLATED;
          case Outcome.Diverged _ -> Conclusion.DIVERGED;
          case Outcome.Completed _, Outcome.Truncated _ -> Conclusion.REPLAYED;
          case Outcome.Pruned _, Outcome.BeyondBound _ -> Conclusion.REPLAYED;
        };
    return new Finding(
        conclusion,
        text,
        "one execution",
        "replay",
        1,
        Duration.ZERO,
        schedule.toString(),
        List.of(),
        List.copyOf(program.uncontrolled()),
        output,
        thrown);
  }
}

package jacquard.check;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Schedule;
import jacquard.core.Statistics;
import jacquard.core.Verdict;
import jacquard.core.Violation;
import jacquard.core.ViolationKind;
import jacquard.core.answer.Check;
import jacquard.core.answer.DataRace;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.explore.catalog.Searches;
import jacquard.explore.engine.StatelessEngine;
import jacquard.report.TextReport;
import jacquard.runtime.JavaProgram;
import jacquard.runtime.control.Heartbeat;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Turns what a search or a replay has shown into a finding. */
final class FindingBuilder {
  private static final String REST = "a replay shows the rest";
  private static final String RACES = "the finding has all";

  private final Request request;
  private final JavaProgram program;

  FindingBuilder(Request request, JavaProgram program) {
    this.request = request;
    this.program = program;
  }

  Finding ofSearch(Check report) {
    Conclusion conclusion = conclusion(report.verdict());
    return new Finding(
        conclusion,
        new TextReport(TextReport.Steps.RELEVANT, this::replayWords, REST, RACES).of(report),
        scope(report, conclusion),
        report.method().search(),
        report.effort() instanceof Statistics s ? s.executions() : 0,
        report.effort() instanceof Statistics s ? s.excludedExecutions() : 0,
        report.effort().time(),
        report.verdict() instanceof Verdict.Violated(var _, Schedule schedule)
            ? schedule.toString()
            : null,
        DataRace.distinct(report.findings().dataRaces().orElse(List.of())).stream()
            .map(DataRace::text)
            .toList(),
        List.copyOf(program.uncontrolled()),
        "",
        report.verdict() instanceof Verdict.Violated ? thrown() : null);
  }

  private String replayWords(CheckRequest asked, Schedule schedule) {
    return request.replayForm().formatted(schedule);
  }

  /** Of a check that did not come to an end. */
  static Answer givenUp(Request request, String reason) {
    return new Answer.GivenUp(
        new Finding(
            Conclusion.OUT_OF_BUDGET,
            "UNKNOWN  %s\n  reason    %s\n".formatted(request.name(), reason),
            "nothing is claimed",
            request.asked().get(CheckOptions.SEARCH).orElse(Searches.DEFAULT),
            Heartbeat.executions(),
            0,
            request.time(),
            null,
            List.of(),
            List.of(),
            "",
            null));
  }

  /** In the last execution, which is the one that is shown. */
  private @Nullable Thrown thrown() {
    return program.thrown().stream().findFirst().map(Thrown::of).orElse(null);
  }

  private static Conclusion conclusion(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Violated(var violation, var _)
          when violation.kind() == ViolationKind.DATA_RACE ->
          Conclusion.RACES;
      case Verdict.Violated _ -> Conclusion.VIOLATED;
      case Verdict.Holds _ -> Conclusion.HOLDS;
      case Verdict.Unknown(Verdict.Reason.UncontrolledNondeterminism _) -> Conclusion.UNCONTROLLED;
      case Verdict.Unknown(Verdict.Reason.NotControlled _) -> Conclusion.UNCONTROLLED;
      case Verdict.Unknown(Verdict.Reason.GivenUp _) -> Conclusion.OUT_OF_BUDGET;
      case Verdict.Unknown(Verdict.Reason.AllExcluded _) -> Conclusion.VACUOUS;
      case Verdict.Unknown(Verdict.Reason.OutOfBudget _) -> Conclusion.OUT_OF_BUDGET;
      case Verdict.Unknown(Verdict.Reason.SampledOnly _) -> Conclusion.OUT_OF_BUDGET;
      case Verdict.Unknown(Verdict.Reason.Cancelled _) -> Conclusion.OUT_OF_BUDGET;
      case Verdict.Unknown(Verdict.Reason.Stopped _) -> Conclusion.OUT_OF_BUDGET;
      case Verdict.Unknown(Verdict.Reason.Approximate _) -> Conclusion.OUT_OF_BUDGET;
    };
  }

  private static String scope(Check report, Conclusion conclusion) {
    return switch (conclusion) {
      case HOLDS ->
          report.verdict() instanceof Verdict.Holds(Verdict.Scope scope)
              ? TextReport.scope(scope)
              : "the executions that were run";
      case VIOLATED, RACES -> "one execution";
      case OUT_OF_BUDGET, UNCONTROLLED, VACUOUS, REPLAYED, DIVERGED -> "nothing is claimed";
    };
  }

  Finding ofReplay(
      Execution execution, Schedule schedule, Optional<Violation> race, String output) {
    Conclusion conclusion =
        switch (execution.outcome()) {
          case Outcome.Failed _, Outcome.Deadlocked _ -> Conclusion.VIOLATED;
          case Outcome.Diverged _ -> Conclusion.DIVERGED;
          case Outcome.Completed _,
              Outcome.Excluded _,
              Outcome.Truncated _,
              Outcome.Pruned _,
              Outcome.BeyondBound _ ->
              race.isPresent() ? Conclusion.RACES : Conclusion.REPLAYED;
        };
    return new Finding(
        conclusion,
        new TextReport(TextReport.Steps.ALL, this::replayWords, REST, RACES)
            .ofReplay(
                request.name(),
                StatelessEngine.described(
                    new JavaTarget(request.name(), program),
                    program,
                    execution,
                    schedule.length(),
                    race)),
        "one execution",
        "replay",
        1,
        execution.outcome() instanceof Outcome.Excluded ? 1 : 0,
        Duration.ZERO,
        schedule.toString(),
        List.of(),
        List.copyOf(program.uncontrolled()),
        output,
        thrown());
  }
}

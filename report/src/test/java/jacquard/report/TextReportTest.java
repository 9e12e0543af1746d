package jacquard.report;

import jacquard.core.Outcome;
import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.core.Violation;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TextReportTest {
  private static final TextReport RELEVANT = new TextReport(TextReport.Steps.RELEVANT);
  private static final TextReport ALL = new TextReport(TextReport.Steps.ALL);

  @Test
  void aShortCounterexampleIsToldWhole() throws IOException {
    Golden.assertMatches(
        "violated.txt", RELEVANT.of(Checks.violation(Checks.lostUpdate(0), List.of())));
  }

  @Test
  void ofALongCounterexampleOnlyWhatMattersIsTold() throws IOException {
    Golden.assertMatches(
        "violated-long.txt", RELEVANT.of(Checks.violation(Checks.lostUpdate(28), List.of())));
  }

  @Test
  void allStepsAreToldIfAskedFor() throws IOException {
    Golden.assertMatches(
        "violated-all-steps.txt", ALL.of(Checks.violation(Checks.lostUpdate(28), List.of())));
  }

  @Test
  void otherViolationsAreNamed() throws IOException {
    Verdict.Violated other =
        new Verdict.Violated(
            new Violation("deadlock", "deadlock: T1 waits for A, held by T2"),
            Schedule.parse("jq1:7f3a:0.1"));
    Golden.assertMatches(
        "violated-others.txt",
        RELEVANT.of(Checks.violation(Checks.lostUpdate(0), Collections.nCopies(12, other))));
  }

  @Test
  void holdsSaysForWhichExecutions() throws IOException {
    Golden.assertMatches(
        "holds.txt",
        RELEVANT.of(
            Checks.of(new Verdict.Holds(new Verdict.Scope.AllExecutions()), Optional.empty())));
    Golden.assertMatches(
        "holds-within-bound.txt",
        RELEVANT.of(
            Checks.of(
                new Verdict.Holds(
                    new Verdict.Scope.WithinBound(
                        List.of(new Verdict.Limit("preemption", 2, "preemptions")),
                        Verdict.Grounds.PROVEN)),
                Optional.empty())));
  }

  @Test
  void unknownSaysWhyAndWhatToDo() throws IOException {
    StringBuilder all = new StringBuilder();
    for (Verdict.Reason reason :
        List.of(
            new Verdict.Reason.OutOfBudget("36 executions", 36),
            new Verdict.Reason.SampledOnly(36),
            new Verdict.Reason.Cancelled(36),
            new Verdict.Reason.UncontrolledNondeterminism(12, "T1 reads x", "T1 writes y"))) {
      Optional<String> advice =
          reason instanceof Verdict.Reason.OutOfBudget
              ? Optional.of("raise --max-executions to explore the rest")
              : Optional.empty();
      all.append(RELEVANT.of(Checks.of(new Verdict.Unknown(reason), advice)));
    }
    Golden.assertMatches("unknown.txt", all.toString());
  }

  @Test
  void aReplayTellsHowItEnded() throws IOException {
    Story completed = new StoryBuilder(1, "x").read(0, "x", 0).end(new Outcome.Completed());
    Golden.assertMatches(
        "replays.txt",
        ALL.ofReplay("Account", Checks.lostUpdate(0))
            + ALL.ofReplay("Account", completed)
            + ALL.ofReplay("Account", Checks.diverged())
            + ALL.ofReplay("Account", new StoryBuilder(1).end(new Outcome.Truncated(0))));
  }
}

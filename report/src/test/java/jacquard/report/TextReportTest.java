package jacquard.report;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Outcome;
import jacquard.core.Schedule;
import jacquard.core.Verdict;
import jacquard.core.Violation;
import jacquard.core.ViolationKind;
import jacquard.core.answer.Check;
import jacquard.core.answer.Interleaving;
import jacquard.core.answer.Replay;
import jacquard.core.answer.SearchBounds;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class TextReportTest {
  private static final TextReport RELEVANT = Checks.report(TextReport.Steps.RELEVANT);
  private static final TextReport ALL = Checks.report(TextReport.Steps.ALL);

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
            new Violation(ViolationKind.DEADLOCK, "deadlock: T1 waits for A, held by T2"),
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
  }

  @Test
  void holdsWithinABoundSaysWhichAndOnWhatGrounds() throws IOException {
    Verdict.Limit two = new Verdict.Limit("preemption", 2, "preemptions");
    Verdict.Limit sealed =
        new Verdict.Limit(
            "sealed", 0, "preemptions in sealed code", "no preemption in sealed code");
    StringBuilder all = new StringBuilder();
    all.append(
        RELEVANT.of(
            Checks.within(
                new SearchBounds(List.of(two), Optional.empty(), List.of()),
                List.of(two),
                Verdict.Grounds.PROVEN,
                Optional.empty(),
                Optional.empty())));
    all.append(
        RELEVANT.of(
            Checks.within(
                new SearchBounds(List.of(two), Optional.empty(), List.of("deposit", "log")),
                List.of(two, sealed),
                Verdict.Grounds.VALIDATED,
                Optional.empty(),
                Optional.empty())));
    all.append(
        RELEVANT.of(
            Checks.within(
                new SearchBounds(
                    List.of(),
                    Optional.of(new Verdict.Limit("preemption", 0, "preemptions")),
                    List.of()),
                List.of(two),
                Verdict.Grounds.PROVEN,
                Optional.of(new Verdict.Reason.OutOfBudget("60 s", 1204)),
                Optional.of("go on with --bound preemption=3.., and raise --timeout"))));
    Golden.assertMatches("holds-within-bound.txt", all.toString());
  }

  @Test
  void aViolationOfAnotherKindIsTold() {
    Interleaving endless = new StoryBuilder(1, "x").read(0, "x", 0).end(new Outcome.Truncated(1));
    Verdict.Violated livelock =
        new Verdict.Violated(
            new Violation(ViolationKind.LIVELOCK, "livelock: T1 repeats 1 step for ever"),
            endless.execution().schedule(Checks.FINGERPRINT));
    Check check =
        Checks.check(
            new Check.Method(
                "stateless",
                "bpor",
                new SearchBounds(
                    List.of(new Verdict.Limit("fair", 2, "yields")), Optional.empty(), List.of()),
                OptionalLong.empty()),
            livelock,
            Checks.statistics(4, -1),
            Optional.empty(),
            Optional.of(new Check.Shown(endless, OptionalLong.empty())),
            List.of(),
            Optional.empty());
    assertThat(RELEVANT.of(check))
        .startsWith("VIOLATED  Account\n  what      livelock: T1 repeats 1 step for ever\n")
        .contains("  checked   bpor within fair=2, this schedule has no preemption\n")
        .contains("  steps     1, all shown\n");
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
    Interleaving completed = new StoryBuilder(1, "x").read(0, "x", 0).end(new Outcome.Completed());
    Golden.assertMatches(
        "replays.txt",
        replayed(
                new Replay.End.Violated(Checks.violated(Checks.lostUpdate(0)).violation()),
                Checks.lostUpdate(0))
            + replayed(new Replay.End.Completed(), completed)
            + replayed(
                new Replay.End.Diverged(2, "T1 to move", "that it cannot"), Checks.diverged())
            + replayed(new Replay.End.Cut(0), new StoryBuilder(1).end(new Outcome.Truncated(0))));
  }

  private static String replayed(Replay.End end, Interleaving run) {
    return ALL.ofReplay("Account", new Replay(end, run, 100));
  }
}

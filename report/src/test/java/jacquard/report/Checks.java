package jacquard.report;

import jacquard.core.Kind;
import jacquard.core.Outcome;
import jacquard.core.Statistics;
import jacquard.core.Verdict;
import jacquard.core.Violation;
import jacquard.core.answer.Check;
import jacquard.core.answer.Findings;
import jacquard.core.answer.Interleaving;
import jacquard.core.answer.SearchBounds;
import jacquard.core.request.CheckRequest;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Finished checks to make reports of. */
final class Checks {
  static final String FINGERPRINT = "7f3a";

  private Checks() {}

  static Statistics statistics(long executions, long traces) {
    return new Statistics(
        executions,
        executions,
        0,
        0,
        0,
        0,
        0,
        7 * executions,
        3,
        traces,
        7,
        4,
        2,
        Duration.ofMillis(1250));
  }

  static Check check(
      Check.Method method,
      Verdict verdict,
      Statistics statistics,
      Optional<Verdict.Reason> cutShort,
      Optional<Check.Shown> shown,
      List<Verdict.Violated> others,
      Optional<String> advice) {
    return new Check(
        CheckRequest.of("Account"),
        new Check.Origin(FINGERPRINT),
        method,
        verdict,
        new Check.Claim("no assertion fails, nothing is thrown, no deadlock"),
        statistics,
        cutShort,
        shown,
        others,
        Findings.NONE,
        advice);
  }

  /** A report that says how to replay on a command line. */
  static TextReport report(TextReport.Steps steps) {
    return new TextReport(
        steps,
        (request, schedule) -> "jacquard replay %s %s".formatted(schedule, request.target()));
  }

  static Check of(Verdict verdict, Optional<String> advice) {
    return check(
        new Check.Method("stateless", "optimal"),
        verdict,
        statistics(36, -1),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        advice);
  }

  /** A check with bpor that covers some limits. */
  static Check within(
      SearchBounds within,
      List<Verdict.Limit> covered,
      Verdict.Grounds grounds,
      Optional<Verdict.Reason> cutShort,
      Optional<String> advice) {
    return check(
        new Check.Method("stateless", "bpor", within, OptionalLong.empty()),
        new Verdict.Holds(new Verdict.Scope.WithinBound(covered, grounds)),
        statistics(1204, -1),
        cutShort,
        Optional.empty(),
        List.of(),
        advice);
  }

  /** A lost update of two threads, after as many other steps as asked for. */
  static Interleaving lostUpdate(int otherSteps) {
    StoryBuilder story = new StoryBuilder(2, "balance", "log").at(3);
    for (int i = 0; i < otherSteps; i++) {
      story.write(0, "log", i, i + 1);
    }
    return story
        .at(12)
        .read(0, "balance", 500)
        .read(1, "balance", 500)
        .at(13)
        .write(1, "balance", 500, 200)
        .enabled(0)
        .write(0, "balance", 200, 100)
        .fails("expected balance == -200 but balance was 100");
  }

  static Verdict.Violated violated(Interleaving story) {
    return new Verdict.Violated(
        Violation.of(story.execution().outcome(), story.vocabulary()),
        story.execution().schedule(FINGERPRINT));
  }

  static Check violation(Interleaving story, List<Verdict.Violated> others) {
    Verdict.Violated violated = violated(story);
    return check(
        new Check.Method("stateless", "random", SearchBounds.NONE, OptionalLong.of(7)),
        violated,
        statistics(4, 3),
        Optional.empty(),
        Optional.of(new Check.Shown(story, OptionalLong.of(4))),
        others,
        Optional.empty());
  }

  static Interleaving diverged() {
    return new StoryBuilder(2, "x")
        .read(0, "x", 0)
        .pending(1, Kind.READ, "x", 0, -1)
        .end(new Outcome.Diverged(2, "T1 to move", "that it cannot"));
  }
}

package jacquard.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Schedule;
import jacquard.core.Statistics;
import jacquard.core.Verdict;
import jacquard.core.Violation;
import jacquard.core.ViolationKind;
import jacquard.core.answer.Check;
import jacquard.core.answer.Findings;
import jacquard.core.request.CheckRequest;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is told of work that is given up. */
class WatchTest {
  private static final CheckRequest REQUEST = CheckRequest.of("Account");

  private final StringWriter out = new StringWriter();
  private final Console console =
      new Console(
          new PrintWriter(out),
          new PrintWriter(out),
          Console.Terminal.PLAIN,
          Console.Faults.BRIEF,
          Cancellation.NEVER);
  private final Watch watch = new Watch();

  @Test
  void nothingIsToldWhereNothingGoesOn() {
    assertThat(watch.giveUp("out of memory", console)).isEmpty();
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void nothingIsClaimedOfWhatWasGivenUp() {
    watch.over(REQUEST, "stateless", Optional.empty(), console);
    assertThat(watch.giveUp("out of budget", console)).hasValue(ExitStatus.UNKNOWN);
    assertThat(out.toString()).startsWith("UNKNOWN  Account").contains("out of budget");
  }

  @Test
  void aViolationThatWasFoundIsNotLost() {
    watch.over(REQUEST, "stateless", Optional.empty(), console);
    watch.found(violated());
    assertThat(watch.giveUp("out of budget", console)).hasValue(ExitStatus.VIOLATED);
    assertThat(out.toString())
        .startsWith("VIOLATED  Account")
        .contains("assertion in T1: lost", "replay it to see them", "jq1:7f3a:0.1");
  }

  @Test
  void whatWasFoundIsForgottenWhenOtherWorkBegins() {
    watch.over(REQUEST, "stateless", Optional.empty(), console);
    watch.found(violated());
    watch.over(REQUEST, "stateless", Optional.empty(), console);
    assertThat(watch.giveUp("out of budget", console)).hasValue(ExitStatus.UNKNOWN);
  }

  private static Check violated() {
    return new Check(
        REQUEST,
        new Check.Origin("7f3a"),
        new Check.Method("stateless", "optimal"),
        new Verdict.Violated(
            new Violation(ViolationKind.ASSERTION, "assertion in T1: lost"),
            Schedule.parse("jq1:7f3a:0.1")),
        new Check.Claim(""),
        Statistics.NOTHING,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Findings.NONE,
        Optional.empty());
  }
}

package jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What Jacquard does when it is itself to blame. */
class FaultTest {

  /** A source of targets that has a fault. */
  private record Faulty(Throwable fault) implements TargetSource {
    @Override
    public Optional<Target> find(TargetRequest request) {
      if (fault instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) fault;
    }

    @Override
    public Optional<Target> withFingerprint(String fingerprint) {
      return Optional.empty();
    }
  }

  private static Ran check(Console.Faults faults, Throwable fault) {
    return Ran.jacquard(
        faults, Cancellation.NEVER, new Targets(List.of(new Faulty(fault))), "check", "x");
  }

  @Test
  void aFaultIsOneLineThatSaysHowToSeeMore() {
    Ran ran = check(Console.Faults.BRIEF, new IllegalStateException("no node"));
    assertThat(ran.status()).isEqualTo(4);
    assertThat(ran.err())
        .isEqualToNormalizingNewlines(
            "jacquard: a fault of Jacquard: java.lang.IllegalStateException: no node"
                + " (set JACQUARD_DEBUG=1 for the stack trace, and report it)\n");
  }

  @Test
  void theStackTraceIsShownIfAskedFor() {
    Ran ran = check(Console.Faults.WITH_STACK_TRACE, new IllegalStateException("no node"));
    assertThat(ran.status()).isEqualTo(4);
    assertThat(ran.err()).contains("\tat jacquard.cli.FaultTest");
  }

  @Test
  void errorsAreFaultsToo() {
    assertThat(check(Console.Faults.BRIEF, new StackOverflowError()).status()).isEqualTo(4);
  }
}

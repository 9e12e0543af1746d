package jacquard.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Ran;
import jacquard.cli.target.TargetSource;
import jacquard.cli.target.Targets;
import jacquard.core.engine.Target;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.TargetKind;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What Jacquard does when it is itself to blame. */
class FaultTest {

  /** A source of targets that has a fault. */
  private record Faulty(Throwable fault) implements TargetSource {
    @Override
    public TargetKind kind() {
      return TargetKind.SCRIPT;
    }

    @Override
    public boolean isNamed(String name) {
      return true;
    }

    @Override
    public Target find(CheckRequest request) {
      if (fault instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) fault;
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
    assertThat(ran.err()).contains("\tat jacquard.cli.console.FaultTest");
  }

  @Test
  void errorsAreFaultsToo() {
    assertThat(check(Console.Faults.BRIEF, new StackOverflowError()).status()).isEqualTo(4);
  }
}

package jacquard.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Ran;
import jacquard.cli.target.Targets;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class CancellationTest {

  /** Cancels when it has been asked this many times. */
  private static Cancellation after(int questions) {
    AtomicInteger asked = new AtomicInteger();
    return () -> asked.incrementAndGet() >= questions;
  }

  @Test
  void aCancelledCheckSaysWhatIsKnownSoFar() {
    Ran ran = Ran.jacquard(after(10), new Targets(), "check", "litmus:lastzero(15)");
    assertThat(ran.status()).isEqualTo(3);
    assertThat(ran.out())
        .contains("reason    cancelled after 10 executions", "nothing was violated");
  }

  @Test
  void aCancelledComparisonShowsTheRowsItHas() {
    Ran ran = Ran.jacquard(after(10), new Targets(), "compare", "litmus:lastzero(15)");
    assertThat(ran.status()).isEqualTo(3);
    assertThat(ran.out().lines().toList()).hasSize(3);
    assertThat(ran.out()).containsPattern("\n  dfs +9 .* cancelled\n");
  }
}

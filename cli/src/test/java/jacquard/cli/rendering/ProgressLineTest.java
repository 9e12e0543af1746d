package jacquard.cli.rendering;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.console.Console;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
  private static final long SECOND = 1_000_000_000L;

  private final StringWriter err = new StringWriter();
  private long now;

  private ProgressLine line(Console.Terminal terminal) {
    return new ProgressLine(new PrintWriter(err), terminal, () -> now);
  }

  @Test
  void shortWorkShowsNothing() {
    ProgressLine line = line(Console.Terminal.INTERACTIVE);
    now += SECOND - 1;
    line.update(() -> "10 executions");
    line.clear();
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void onATerminalTheLineIsRewrittenAndTakenAway() {
    ProgressLine line = line(Console.Terminal.INTERACTIVE);
    now += SECOND;
    line.update(() -> "10 executions");
    line.update(() -> "too early");
    now += SECOND / 4;
    line.update(() -> "x".repeat(100));
    line.clear();
    String erase = "\r\u001b[K";
    assertThat(err.toString()).isEqualTo(erase + "10 executions" + erase + "x".repeat(79) + erase);
  }

  @Test
  void elsewhereALineComesEveryTenSeconds() {
    ProgressLine line = line(Console.Terminal.PLAIN);
    for (int i = 1; i <= 25; i++) {
      now += SECOND;
      int seconds = i;
      line.update(() -> seconds + " s");
    }
    line.clear();
    assertThat(err.toString().lines()).containsExactly("10 s", "20 s");
  }
}

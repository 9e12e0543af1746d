package jacquard.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Main;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where nobody can read what was told, the exit status must not look as if somebody had. */
class LostOutputTest {
  /** As where the disk is full, or the output closed. */
  private static final class Full extends OutputStream {
    @Override
    public void write(int b) throws IOException {
      throw new IOException("No space left on device");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check litmus:message-passing",
        "check litmus:racy-counter(2) --json -",
        "compare litmus:message-passing --search dfs",
        "simulate ../models/peterson.pml --steps 5",
        "graph ../models/peterson.pml --text",
        "list",
        "check --help",
        "--version",
      })
  void itIsAnError(String call) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status =
        Main.run(
            call.split(" "),
            new PrintStream(new Full(), true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            "jacquard: the output cannot be written: the disk is full, or nobody reads it\n");
    assertThat(status).isEqualTo(2);
  }
}

package jacquard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest {

  @ParameterizedTest
  @ValueSource(strings = {"check", "replay", "compare", "list", "selftest"})
  void everyCommandHasHelp(String command) {
    Ran ran = Ran.jacquard(command, "--help");
    assertThat(ran.status()).isZero();
    assertThat(ran.out()).startsWith("Usage: jacquard " + command);
    assertThat(ran.err()).isEmpty();
    assertThat(Ran.jacquard("help", command).out()).isEqualTo(ran.out());
  }

  @Test
  void helpNamesAllCommandsAndTheExitStatus() {
    Ran ran = Ran.jacquard("--help");
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .contains("check ", "replay ", "compare ", "list ", "selftest ", "Exit status: 0 holds");
  }

  @Test
  void theVersionNamesJavaToo() {
    Ran ran = Ran.jacquard("--version");
    assertThat(ran.status()).isZero();
    assertThat(ran.out()).startsWith("jacquard ").contains("(Java 2");
  }

  @Test
  void theCommandCanBeRunWithinAProgram() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] args = {"check", "litmus:message-passing"};
    assertThat(Main.run(args, new PrintStream(out), new PrintStream(err))).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8)).startsWith("HOLDS  litmus:message-passing");
    assertThat(err.size()).isZero();
  }
}

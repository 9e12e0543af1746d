package jacquard.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.cli.Main;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The whole command in a process of its own, as a shell runs it. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "there a process cannot be asked to end")
@Timeout(60)
class InterruptSignalTest {

  private static Process jacquard(Path out, String... args) throws Exception {
    ProcessBuilder process =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName());
    process.command().addAll(List.of(args));
    return process.redirectOutput(out.toFile()).start();
  }

  @Test
  void anInterruptedCheckReportsWhatIsKnownSoFar(@TempDir Path folder) throws Exception {
    Path out = folder.resolve("out");
    Path json = folder.resolve("result.json");
    Process process =
        jacquard(out, "check", "litmus:lastzero(15)", "--search", "dfs", "--json", json.toString());
    while (!Files.exists(json)) {
      assertThat(process.isAlive()).isTrue();
      TimeUnit.MILLISECONDS.sleep(20);
    }
    TimeUnit.MILLISECONDS.sleep(500); // the search begins right after the file is there
    process.destroy();
    assertThat(process.waitFor()).isEqualTo(3);
    assertThat(Files.readString(out)).startsWith("UNKNOWN").contains("cancelled after ");
    assertThat(Files.readString(json)).contains("\"reason\" : \"cancelled after ");
  }

  @Test
  void theExitStatusReachesTheShell(@TempDir Path folder) throws Exception {
    Path out = folder.resolve("out");
    Process process = jacquard(out, "check", "litmus:racy-counter(3)");
    assertThat(process.waitFor()).isEqualTo(1);
    assertThat(process.errorReader(StandardCharsets.UTF_8).readLine()).isNull();
    assertThat(Files.readString(out)).startsWith("VIOLATED  litmus:racy-counter(3)");
  }
}

package jacquard.runtime.sections;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.runtime.Worker;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class SectionsTest {
  @Test
  void nothingThatAProgramCanSeeIsLostInSections() throws Exception {
    Path programs =
        Path.of(Trial.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    List<String> command =
        Worker.command(
            System.getProperty("java.class.path"),
            TrialRunner.class.getName(),
            List.of(programs.toString(), "5", "68", "30"));
    Process worker = new ProcessBuilder(command).redirectErrorStream(true).start();
    String text = new String(worker.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(worker.waitFor()).as(text).isZero();
    assertThat(text.lines()).hasSize(68).allMatch(line -> line.matches("(same|skipped)\t.*"));
    assertThat(text.lines().filter(line -> line.startsWith("same"))).hasSizeGreaterThan(55);
  }
}

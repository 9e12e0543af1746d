package jacquard.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.runtime.control.schedule.Turns;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class DaemonRunTest {
  @Test
  void aDaemonIsCutWhenAllOthersHaveEnded() throws Exception {
    assertThat(stepsOfTheDaemon(0)).isEqualTo(Turns.MAX_STEPS_OF_DAEMON);
  }

  /** In the execution that they come from, the last other thread may have ended after them. */
  @Test
  void stepsOfAnEarlierExecutionAreNotCut() throws Exception {
    assertThat(stepsOfTheDaemon(130)).isEqualTo(130);
  }

  private static int stepsOfTheDaemon(int prescribed) throws IOException, InterruptedException {
    Path programs =
        Path.of(DaemonRunTest.class.getProtectionDomain().getCodeSource().getLocation().getPath());
    Process worker =
        new ProcessBuilder(
                Worker.command(
                    System.getProperty("java.class.path"),
                    DaemonRunner.class.getName(),
                    List.of(programs.toString(), Integer.toString(prescribed))))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (var out = worker.inputReader(StandardCharsets.UTF_8)) {
      String line = out.readLine();
      assertThat(worker.waitFor()).isZero();
      return Integer.parseInt(line);
    }
  }
}

package jacquard.runtime.sections;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.runtime.Worker;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class SectionsTest {
  /** Trials with too many executions. Whatever makes another one explode has to be looked at. */
  private static final List<String> TOO_LARGE =
      List.of(
          "fork-join e2h2 s1h2 e2d1",
          "read-write a1t1 q2 q1w2",
          "skiplist q1i1 p1a2 q1",
          "deque f2 A1m2 l1q2",
          "fair-read-write w1d2 A2d1q2",
          "map d2p2 l1 p2",
          "read-write d2r1 q1r2 A2q1",
          "fair-read-write w2 d2d1 q2b2",
          "fork-join d2i1e1 e2e2h1",
          "map l2p2 m1l1 r1d2",
          "read-write B1r1 d1q1");

  @Test
  void nothingThatAProgramCanSeeIsLostInSections() throws Exception {
    Path programs =
        Path.of(Trial.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    List<String> command =
        Worker.command(
            System.getProperty("java.class.path"),
            TrialRunner.class.getName(),
            List.of(programs.toString(), "5", "68", "30"));
    command.add(1, "-XX:TieredStopAtLevel=1"); // they end before the second compiler helps
    Process worker = new ProcessBuilder(command).redirectErrorStream(true).start();
    String text = new String(worker.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(worker.waitFor()).as(text).isZero();
    assertThat(text.lines()).hasSize(68).allMatch(line -> line.matches("(same|skipped)\t.*"));
    assertThat(text.lines().filter(line -> line.startsWith("skipped")).map(SectionsTest::trial))
        .containsExactlyElementsOf(TOO_LARGE);
  }

  private static String trial(String line) {
    return line.substring(line.indexOf('\t') + 1, line.lastIndexOf('\t'));
  }
}

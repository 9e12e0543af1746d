package jacquard.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.runtime.corpus.Corpus;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Equal schedules give equal executions, and executions leave nothing behind. */
class ReplayTest {
  private static final String SCHEDULES = "2";
  private static final String RUNS = "100000";

  /** Programs that only the checker ends; each of their runs takes seconds. */
  private static final List<String> ENDLESS = List.of("EndlessLoop", "EndlessRecursion");

  @Test
  void everyScheduleReplaysToTheSameEventsAndMemoryStaysFlat()
      throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(List.of(programs(), SCHEDULES, RUNS));
    arguments.add("jacquard.runtime.corpus.litmus.LockSections3x1");
    Corpus.all()
        .filter(p -> !ENDLESS.contains(p.getSimpleName()))
        .map(Class::getName)
        .forEach(arguments::add);
    List<String> command =
        Worker.command(
            System.getProperty("java.class.path"), ReplayRunner.class.getName(), arguments);
    command.add(1, "-XX:TieredStopAtLevel=1"); // they end before the second compiler helps
    Process worker =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    List<String> lines;
    try (var out = worker.inputReader(StandardCharsets.UTF_8)) {
      lines = out.lines().toList();
    }
    assertThat(worker.waitFor()).isZero();
    assertThat(lines).hasSize(arguments.size() - 2);
    assertThat(lines.subList(0, lines.size() - 1)).allMatch(line -> line.endsWith("\tsame"));
    int kilobytes = Integer.parseInt(lines.getLast().split("\t", 2)[1]);
    assertThat(kilobytes).as("kilobytes kept by %s executions", RUNS).isLessThan(2_000);
  }

  /** The folder of the programs' class files. */
  private static String programs() {
    return Path.of(ReplayTest.class.getProtectionDomain().getCodeSource().getLocation().getPath())
        .toString();
  }
}

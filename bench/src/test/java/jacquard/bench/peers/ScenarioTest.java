package jacquard.bench.peers;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.explore.catalog.Searches;
import jacquard.runtime.Worker;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ScenarioTest {
  @Test
  void jacquardGivesEveryScenarioItsVerdict() throws Exception {
    WorkerOutput worker = checkAll();

    assertThat(worker.timedOut()).isFalse();
    assertThat(worker.samples())
        .extracting(Sample::verdict)
        .containsExactlyElementsOf(Stream.of(Scenario.values()).map(Scenario::verdict).toList());
    assertThat(executionsAndTraces(worker, Scenario.ONE_SECTION)).containsOnly(6L);
    assertThat(executionsAndTraces(worker, Scenario.THREE_SECTIONS)).containsOnly(1_680L);
  }

  private static List<Long> executionsAndTraces(WorkerOutput worker, Scenario scenario) {
    Sample sample = worker.samples().get(List.of(Scenario.values()).indexOf(scenario));
    return List.of(sample.executions(), sample.traces());
  }

  /** Best-first search for the bugs: the default search is too slow for that of the pool. */
  private static WorkerOutput checkAll() throws IOException, InterruptedException {
    Path programs =
        Path.of(Scenario.class.getProtectionDomain().getCodeSource().getLocation().getPath());
    List<String> arguments = new ArrayList<>(List.of(programs.toString(), "1", "0", "true"));
    for (Scenario scenario : Scenario.values()) {
      arguments.add(scenario + "=" + (scenario.isBuggy() ? "best-first" : Searches.DEFAULT));
    }
    return WorkerOutput.run(
        Worker.command(
            System.getProperty("java.class.path"), JacquardWorker.class.getName(), arguments),
        Duration.ofMinutes(1));
  }
}

package jacquard.bench.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.core.Outcome;
import org.junit.jupiter.api.Test;

/** That the benchmarks measure what they say; not how fast it is. */
class BenchmarksTest {
  @Test
  void searchesAreRunToTheirEnd() {
    SearchBenchmark benchmark = new SearchBenchmark();
    benchmark.program = "racy-counter(3)";
    benchmark.search = "optimal";
    benchmark.prepare();
    SearchBenchmark.Explored explored = new SearchBenchmark.Explored();

    benchmark.search(explored);
    benchmark.search(explored);

    assertThat(explored.executions).isEqualTo(2 * 36);
  }

  @Test
  void eventsOfAWholeExecutionAreOrdered() {
    ExecutionBenchmark benchmark = new ExecutionBenchmark();
    benchmark.program = "critical-sections(3,3)";
    benchmark.record();

    assertThat(benchmark.run().outcome()).isEqualTo(Outcome.Completed.OUTCOME);
    assertThat(benchmark.happensBefore().length()).isEqualTo(benchmark.run().length());
  }
}

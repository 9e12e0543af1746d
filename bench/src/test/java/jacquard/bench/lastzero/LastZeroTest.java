package jacquard.bench.lastzero;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.explore.catalog.SearchEntry;
import jacquard.explore.catalog.Searches;
import java.util.List;
import org.junit.jupiter.api.Test;

class LastZeroTest {
  private static final SearchEntry OPTIMAL = Searches.named("optimal").orElseThrow();

  @Test
  void everyRoundVisitsEveryTraceOnce() {
    assertThat(LastZero.traces(15)).isEqualTo(147_456);
    assertThat(Throughput.measure(OPTIMAL, 6, 1, 3).rounds())
        .hasSize(3)
        .allSatisfy(round -> assertThat(round.executions()).isEqualTo(LastZero.traces(6)))
        .allSatisfy(round -> assertThat(round.blockedExecutions()).isZero());
  }

  @Test
  void theMedianOfAnEvenNumberOfRoundsIsBetweenTheMiddleTwo() {
    assertThat(Throughput.median(List.of(25.0, 50.0, 100.0))).isEqualTo(50);
    assertThat(Throughput.median(List.of(25.0, 50.0, 100.0, 200.0))).isEqualTo(75);
  }

  @Test
  void memoryIsMeasuredWhileTheSearchRuns() {
    SearchEntry greedy = Searches.named("optimal:oldest-first").orElseThrow();
    MemoryUse use = MemoryUse.measure(greedy, 12);

    assertThat(use.statistics().executions()).isEqualTo(LastZero.traces(12));
    assertThat(use.heap()).isGreaterThan(1_000_000);
  }
}

package jacquard.explore.engine;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.explore.Progress;
import java.time.Duration;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class ProgressWordsTest {
  @Test
  void theTextHasAnEstimateWhereThereIsOne() {
    assertThat(
            ProgressWords.of(
                new Progress(1_234_567, 42, 37, Duration.ofSeconds(10), OptionalDouble.of(0.25))))
        .isEqualTo("1,234k executions, 123k/s, 42 pending, depth 37, 25.0% done, 30 s left");
    assertThat(
            ProgressWords.of(
                new Progress(9_999, 1, 5, Duration.ofSeconds(1), OptionalDouble.empty())))
        .isEqualTo("9,999 executions, 9,999/s, 1 pending, depth 5");
    assertThat(
            ProgressWords.of(
                new Progress(1, 1, 5, Duration.ofSeconds(1000), OptionalDouble.of(0.01))))
        .endsWith("28 h left");
  }
}

package jacquard.bench.popl2005;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.bench.measure.SearchBudget;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ModelMeasurementsTest {
  private static final SearchBudget BUDGET =
      new SearchBudget(Duration.ofSeconds(20), Long.MAX_VALUE);

  private static long cell(ModelMeasurements m, String title, int threads) {
    int column =
        ModelMeasurements.COLUMNS.stream()
            .map(ModelMeasurements.Column::title)
            .toList()
            .indexOf(title);
    return m.transitions().get(column).get(threads - 1).orElseThrow();
  }

  @ParameterizedTest
  @EnumSource
  void oneThreadIsOnePathInEveryConfiguration(Experiment experiment) {
    ModelMeasurements m = ModelMeasurements.take(experiment, 1, BUDGET);
    List<OptionalLong> first = m.transitions().stream().map(s -> s.getFirst()).distinct().toList();
    assertThat(first).containsExactly(OptionalLong.of(experiment == Experiment.INDEXER ? 4 : 8));
  }

  @Test
  void sleepSetsAndMemoryHelpAndStaticPorDoesNotInIndexer() {
    ModelMeasurements m = ModelMeasurements.take(Experiment.INDEXER, 2, BUDGET);
    assertThat(cell(m, "No POR", 2)).isEqualTo(250).isEqualTo(cell(m, "Static POR", 2));
    assertThat(cell(m, "No POR, sleep", 2)).isEqualTo(24);
    assertThat(cell(m, "No POR, stateful", 2)).isEqualTo(40);
    assertThat(cell(m, "Dynamic POR", 2)).isEqualTo(8);
    assertThat(m.markdown()).contains("| 2 | 250 | 24 | 40 | 24 |");
  }

  @Test
  void staticPorTellsTheInodesApart() {
    ModelMeasurements m = ModelMeasurements.take(Experiment.FILE_SYSTEM, 2, BUDGET);
    assertThat(cell(m, "Static POR", 2)).isLessThan(cell(m, "No POR", 2));
    assertThat(cell(m, "Dynamic POR", 2)).isEqualTo(16);
  }
}

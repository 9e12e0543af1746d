package jacquard.bench.popl2005;

import static org.assertj.core.api.Assertions.assertThat;

import jacquard.bench.measure.SearchBudget;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MeasurementsTest {
  private static final SearchBudget AMPLE = new SearchBudget(Duration.ofMinutes(1), 1_000_000);

  @ParameterizedTest
  @EnumSource(Experiment.class)
  void reducingSearchesExploreASingleExecutionAsFarAsThePaperSays(Experiment experiment) {
    int conflict = experiment.singleUpTo() + 1;
    Measurements measurements = take(experiment, reducing(), conflict, AMPLE);

    assertThat(measurements.exploringTooMuch()).isEmpty();
    assertThat(measurements.series())
        .hasSize(9)
        .allSatisfy(s -> assertThat(s.measured()).isEqualTo(conflict))
        .allSatisfy(s -> assertThat(s.singleUpTo()).isEqualTo(experiment.singleUpTo()));
  }

  @Test
  void withoutReductionAllInterleavingsAreExplored() {
    Measurements measurements =
        take(Experiment.INDEXER, List.of(Configuration.ALL.getFirst()), 3, AMPLE);

    assertThat(measurements.series().getFirst().cells())
        .map(cell -> ((Cell.Measured) cell).statistics().executions())
        .as("(4n)! / 4!^n ways to shuffle n threads of four steps")
        .containsExactly(1L, 70L, 34_650L);
  }

  @Test
  void searchesWithMoreThanTheirBudgetAreCalledOffAndNotTriedAgain() {
    int[] tried = new int[1];
    Measurements measurements =
        Measurements.take(
            Experiment.INDEXER,
            List.of(Configuration.ALL.getFirst()),
            5,
            new SearchBudget(Duration.ofMinutes(1), 100),
            (_, _) -> tried[0]++);

    assertThat(tried[0]).isEqualTo(3);
    Series series = measurements.series().getFirst();
    assertThat(series.measured()).isEqualTo(2);
    assertThat(series.cells().subList(2, 5)).containsOnly(new Cell.OverBudget());
  }

  @Test
  void searchesThatExploreTooMuchAreNamed() {
    Measurements measurements =
        take(Experiment.INDEXER, reducing(), 3, new SearchBudget(Duration.ofMinutes(1), 1));
    Series bad =
        new Series(Configuration.ALL.get(2), List.of(new Cell.OverBudget(), new Cell.OverBudget()));
    Measurements wrong =
        new Measurements(Experiment.INDEXER, AMPLE, 2, List.of(measurements.series().get(1), bad));

    assertThat(wrong.exploringTooMuch()).containsExactly(bad);
    assertThat(TextReport.of(wrong))
        .contains("single execution up to 2 threads: NO, dpor:general only up to 0");
  }

  private static List<Configuration> reducing() {
    return Configuration.ALL.stream().filter(c -> c.form().reduces()).toList();
  }

  private static Measurements take(
      Experiment experiment,
      List<Configuration> configurations,
      int maxThreads,
      SearchBudget budget) {
    return Measurements.take(experiment, configurations, maxThreads, budget, (_, _) -> {});
  }
}

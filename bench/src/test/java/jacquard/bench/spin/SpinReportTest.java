package jacquard.bench.spin;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SpinReportTest {
  private static final ScaledModel FIRST = ScaledModel.ALL.get(0);
  private static final ScaledModel SECOND = ScaledModel.ALL.get(1);
  private static final Installation HERE =
      new Installation(Path.of(""), "Spin Version 6.5.2", "gcc 12", true);

  private static Measurement measured(
      ScaledModel model, Configuration configuration, long states, long... wallMillis) {
    List<Sample> samples =
        LongStream.of(wallMillis)
            .mapToObj(
                ms ->
                    new Sample(
                        new SearchFigures(states, ms / 2e3, 100.0 * states, ""),
                        Duration.ofMillis(ms),
                        Duration.ofMillis(2 * ms),
                        3 << 20))
            .toList();
    return new Measurement(model, 4, Mode.FULL, configuration, samples);
  }

  private static SpinReport report(Measurement... measurements) {
    return new SpinReport(HERE, List.of(measurements), List.of(), List.of(), 0.5, 1.5);
  }

  @Test
  void medianTimesAreComparedOnEachModelAndInTheGeometricMean() {
    SpinReport report =
        report(
            measured(FIRST, Configuration.SPIN_SAME_STATES, 1_000, 1_000, 2_000, 9_000),
            measured(FIRST, Configuration.JACQUARD, 4_000, 8_000, 1_000, 2_000),
            measured(SECOND, Configuration.SPIN_SAME_STATES, 1_000, 2_000),
            measured(SECOND, Configuration.JACQUARD, 1_000, 8_000));

    assertThat(report.markdown("bench/run spin"))
        .contains(
            "| filter-lock(4) | jacquard --workers 1 | 4,000 | 2.00 | 4.00 | 1.00 | 1.00 | 2,000 |"
                + " 4,000 | 100 | 3 |",
            "| szymanski(4) | jacquard --workers 1 | 1,000 | 8.00 | 16.00 | 4.00 | 4.00 | 125 | 250"
                + " | 100 | 3 |",
            "| jacquard --workers 1 | 2 | 2.00 | 2.00 | 2.00 | 1.00 | 1.00 |",
            "not met, 1 of 2 models, geometric mean 2.00; beyond it: szymanski 4.00",
            "`bench/run spin`, written by that command. Spin Version 6.5.2; gcc 12; JDK ",
            "Load average 0.5 before and 1.5 after.");
  }

  @Test
  void whatCouldNotBeMeasuredIsSaid() {
    SpinReport report = report(measured(FIRST, Configuration.SPIN_SAME_STATES, 1_000, 1_000));
    assertThat(report.text())
        .contains("Ahead of it on two cores, without reduction: not measured.");
  }

  @Test
  void aSearchThatDoesNotEndMissesTheGoal() {
    Measurement slow =
        new Measurement(
            FIRST,
            4,
            Mode.FULL,
            Configuration.JACQUARD,
            List.of(
                new Sample(
                    SearchFigures.failed("over budget"), Duration.ofSeconds(9), Duration.ZERO, 0)));
    SpinReport report = report(measured(FIRST, Configuration.SPIN_SAME_STATES, 1_000, 1_000), slow);
    assertThat(report.text())
        .containsPattern("filter-lock\\(4\\) +jacquard --workers 1 +over budget");
    assertThat(report.text())
        .contains("not met, 0 of 1 models", "beyond it: filter-lock not finished");
  }

  private static Sample sample(long states, long cpuMillis) {
    return new Sample(
        new SearchFigures(states, 1, 1, ""), Duration.ZERO, Duration.ofMillis(cpuMillis), 0);
  }

  private static SearchAlone alone(ScaledModel model, long states, long jacquardMillis) {
    return alone(model, Question.STATES, states, jacquardMillis);
  }

  private static SearchAlone alone(
      ScaledModel model, Question question, long states, long jacquardMillis) {
    return new SearchAlone(
        model,
        7,
        question,
        List.of(
            new SearchAlone.Round(
                sample(1_000, 4_200),
                sample(3, 200),
                sample(states, jacquardMillis),
                sample(4, 1_000))));
  }

  @Test
  void searchesAloneAreComparedWithoutTheirStarts() {
    SpinReport report =
        new SpinReport(
            HERE,
            List.of(),
            List.of(alone(FIRST, 1_000, 2_000), alone(SECOND, 1_000, 9_000)),
            List.of(),
            0,
            0);
    assertThat(report.markdown("bench/run spin"))
        .contains(
            "| filter-lock(7) | 1,000 | 4.20 | 0.20 | 2.00 | 1.00 | 0.48 | 0.25 |",
            "| geometric mean of 2 |  |  |  |  |  | 1.01 | 0.71 |",
            "not met, geometric mean 0.71 of 2 models; beyond it: szymanski 2.00.");
    assertThat(report.disagreements()).isEmpty();
    assertThat(
            new SpinReport(HERE, List.of(), List.of(alone(FIRST, 999, 2_000)), List.of(), 0, 0)
                .disagreements())
        .containsExactly("jacquard stores 999 states of filter-lock(7), pan 1,000");
  }

  @Test
  void searchesForInfiniteRunsHaveATableOfTheirOwn() {
    SpinReport report =
        new SpinReport(
            HERE,
            List.of(),
            List.of(
                alone(FIRST, Question.STATES, 1_000, 5_000),
                alone(FIRST, Question.INFINITE_RUNS, 1_000, 7_000)),
            List.of(),
            0,
            0);
    assertThat(report.text())
        .containsSubsequence(
            "The search alone, processor time on one core:",
            "The search for infinite runs alone, processor time on one core:")
        .contains(
            "The search alone no slower than `pan` (gcc -O2) in processor time on one core, without"
                + " reduction, at most 1.5 times on any model: met, geometric mean 1.00 of 1"
                + " models.",
            "The search for infinite runs alone no slower than `pan` (gcc -O2) in processor time on"
                + " one core, without reduction, at most 1.5 times on any model: not met, geometric"
                + " mean 1.50 of 1 models.");
    assertThat(report.markdown("bench/run spin"))
        .contains(
            "| filter-lock(7) | 1,000 | 4.20 | 0.20 | 5.00 | 1.00 | 1.19 | 1.00 |",
            "| filter-lock(7) | 1,000 | 4.20 | 0.20 | 7.00 | 1.00 | 1.67 | 1.50 |");
  }

  @Test
  void otherNumbersOfStatesThanSpinsAreADisagreement() {
    Measurement spin = measured(FIRST, Configuration.SPIN_SAME_STATES, 1_000, 1_000);
    assertThat(report(spin, measured(FIRST, Configuration.JACQUARD, 1_000, 1_000)).disagreements())
        .isEmpty();
    assertThat(report(spin, measured(FIRST, Configuration.JACQUARD, 1_001, 1_000)).disagreements())
        .containsExactly("jacquard --workers 1 stores 1,001 states of filter-lock, Spin 1,000");
  }

  @Test
  void reductionsAreComparedOnTheModelsThatCount() {
    CorpusModel holds = new CorpusModel(Path.of("a.pml"), "holds", 100, "same");
    CorpusModel fails = new CorpusModel(Path.of("b.pml"), "assertion", 50, "same");
    CorpusModel other = new CorpusModel(Path.of("c.pml"), "holds", 7, "crashes");
    List<Reduction> reductions =
        List.of(
            new Reduction(holds, 40, 30, 10, 20, ""),
            new Reduction(fails, 10, 10, 10, 5, ""),
            new Reduction(other, 0, 0, 0, 0, "Spin crashes"));
    SpinReport report = new SpinReport(HERE, List.of(), List.of(), reductions, 0, 0);

    assertThat(report.markdown("bench/run spin --only corpus"))
        .contains(
            "| a |  | 100 | 40 | 30 | 10 | 20 | 0.25 | 0.50 | 0.33 |",
            "| b | assertion | 50 | 10 | 10 | 10 | 5 | 1.00 | 0.50 | 1.00 |",
            "| c | Spin crashes | 7 | - | - | - | - |  |  |  |",
            "| geometric mean of 2 |  |  |  |  |  |  | 0.50 | 0.50 | 0.58 |",
            "geometric mean: met, 0.500 times as many; 0.577 times where Spin also merges"
                + " statements.");
  }

  @Test
  void commandsSayWhatIsMeasured() {
    assertThat(Configuration.SPIN_RUN.command(HERE, Mode.FULL, 500, "m.pml"))
        .startsWith("spin", "-run", "-safety", "-noreduce")
        .endsWith("-m500", "m.pml");
    assertThat(Configuration.SPIN_SAME_STATES.command(HERE, Mode.REDUCED, 500, "m.pml"))
        .startsWith("spin", "-o1", "-o2", "-o3", "-run", "-safety")
        .doesNotContain("-noreduce");
    assertThat(Configuration.JACQUARD.command(HERE, Mode.REDUCED, 500, "m.pml"))
        .containsSequence("check", "m.pml", "--search", "ample", "--workers", "1");
    assertThat(HERE.pinned(Configuration.JACQUARD, List.of("x")))
        .containsExactly("taskset", "-c", "0", "x");
    assertThat(HERE.pinned(Configuration.JACQUARD_TWO, List.of("x"))).containsExactly("x");
  }
}

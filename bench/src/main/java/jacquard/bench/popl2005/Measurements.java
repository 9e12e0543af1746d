package jacquard.bench.popl2005;

import jacquard.bench.measure.SearchBudget;
import jacquard.core.Verdict;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import java.util.ArrayList;
import java.util.List;

/** An experiment that was carried out: programs with 1 to {@code maxThreads} threads. */
public record Measurements(
    Experiment experiment, SearchBudget budget, int maxThreads, List<Series> series) {
  public Measurements {
    series = List.copyOf(series);
  }

  /** Told what is measured next. */
  @FunctionalInterface
  public interface Listener {
    void measuring(Configuration configuration, int threads);
  }

  /** Carries out an experiment. What is over budget once is not tried with more threads. */
  public static Measurements take(
      Experiment experiment,
      List<Configuration> configurations,
      int maxThreads,
      SearchBudget budget,
      Listener listener) {
    List<Series> series = new ArrayList<>();
    for (Configuration configuration : configurations) {
      List<Cell> cells = new ArrayList<>();
      Cell cell = new Cell.OverBudget();
      for (int threads = 1; threads <= maxThreads; threads++) {
        if (threads == 1 || cell instanceof Cell.Measured) {
          listener.measuring(configuration, threads);
          cell = measure(experiment, configuration, threads, budget);
        }
        cells.add(cell);
      }
      series.add(new Series(configuration, cells));
    }
    return new Measurements(experiment, budget, maxThreads, series);
  }

  private static Cell measure(
      Experiment experiment, Configuration configuration, int threads, SearchBudget budget) {
    Result result =
        configuration.search().check(experiment.subject(threads), budget.limits(), Observer.SILENT);
    return switch (result.verdict()) {
      case Verdict.Holds _ -> new Cell.Measured(result.statistics());
      case Verdict.Unknown(Verdict.Reason.OutOfBudget _) -> new Cell.OverBudget();
      case Verdict.Unknown _, Verdict.Violated _ ->
          throw new IllegalStateException(
              "%s on %s with %d threads: %s"
                  .formatted(configuration, experiment.title(), threads, result.verdict()));
    };
  }

  /** The largest program in the range for which the paper reports a single path. */
  public int singleExpectedUpTo() {
    return Math.min(maxThreads, experiment.singleUpTo());
  }

  /** The reducing searches that explored more than a single path where the paper reports one. */
  public List<Series> exploringTooMuch() {
    return series.stream()
        .filter(s -> s.configuration().form().reduces())
        .filter(s -> s.singleUpTo() < singleExpectedUpTo())
        .toList();
  }
}

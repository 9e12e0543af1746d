package jacquard.bench.popl2005;

import jacquard.core.Statistics;
import java.util.Locale;

/** An experiment for other programs to read; nothing in it needs quoting. */
final class CsvReport {
  static final String HEADER =
      "search,sleep sets,threads,status,transitions,executions,blocked,seconds";

  private CsvReport() {}

  static String of(Measurements measurements) {
    StringBuilder out = new StringBuilder(HEADER).append('\n');
    for (Series series : measurements.series()) {
      Configuration configuration = series.configuration();
      for (int threads = 1; threads <= series.cells().size(); threads++) {
        out.append(configuration.name())
            .append(',')
            .append(
                switch (configuration.sleepSets()) {
                  case WITH -> "with";
                  case WITHOUT -> "without";
                })
            .append(',')
            .append(threads)
            .append(',')
            .append(figures(series.cell(threads)))
            .append('\n');
      }
    }
    return out.toString();
  }

  private static String figures(Cell cell) {
    return switch (cell) {
      case Cell.Measured(Statistics s) ->
          String.format(
              Locale.ROOT,
              "measured,%d,%d,%d,%.6f",
              s.transitions(),
              s.executions(),
              s.blockedExecutions(),
              s.seconds());
      case Cell.OverBudget _ -> "over budget,,,,";
    };
  }
}

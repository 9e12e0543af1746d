package jacquard.bench.popl2005;

import jacquard.core.Statistics;
import jacquard.report.Table;
import java.util.List;
import java.util.Locale;

/** An experiment as text: every search with every number of threads. */
final class TextReport {
  private TextReport() {}

  static String of(Measurements measurements) {
    Experiment experiment = measurements.experiment();
    return "%s (POPL 2005, section %s), 1 to %d threads; budget %s each%n"
            .formatted(
                experiment.title(),
                experiment.section(),
                measurements.maxThreads(),
                measurements.budget())
        + table(measurements).text("  ")
        + singlePath(measurements)
        + "\n";
  }

  private static Table table(Measurements measurements) {
    Table table =
        new Table()
            .column("search", Table.Align.LEFT)
            .column("threads", Table.Align.RIGHT)
            .column("transitions", Table.Align.RIGHT)
            .column("executions", Table.Align.RIGHT)
            .column("blocked", Table.Align.RIGHT)
            .column("seconds", Table.Align.RIGHT);
    for (Series series : measurements.series()) {
      String name = series.configuration().name();
      for (int threads = 1; threads <= series.measured(); threads++) {
        if (series.cell(threads) instanceof Cell.Measured(Statistics s)) {
          table.row(
              name,
              Integer.toString(threads),
              number(s.transitions()),
              number(s.executions()),
              number(s.blockedExecutions()),
              String.format(Locale.ROOT, "%.3f", s.seconds()));
        }
      }
      if (series.measured() < series.cells().size()) {
        table.row(name, range(series.measured() + 1, series.cells().size()), "over budget");
      }
    }
    return table;
  }

  /** Whether the paper's main claim was seen. */
  static String singlePath(Measurements measurements) {
    List<Series> failing = measurements.exploringTooMuch();
    String claim =
        "DPOR explores a single execution up to %d threads: "
            .formatted(measurements.singleExpectedUpTo());
    if (failing.isEmpty()) {
      return claim + "yes, in every form";
    }
    return claim
        + "NO, "
        + String.join(
            ", ",
            failing.stream()
                .map(s -> s.configuration() + " only up to " + s.singleUpTo())
                .toList());
  }

  private static String range(int from, int to) {
    return from == to ? Integer.toString(from) : from + "-" + to;
  }

  static String number(long n) {
    return String.format(Locale.ROOT, "%,d", n);
  }
}

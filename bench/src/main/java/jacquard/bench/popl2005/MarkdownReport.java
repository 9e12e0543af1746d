package jacquard.bench.popl2005;

import jacquard.core.Statistics;
import java.util.List;
import java.util.function.Function;

/** The experiments as a page to read: the plots, and the searches side by side. */
final class MarkdownReport {
  private MarkdownReport() {}

  static String of(List<Measurements> all) {
    StringBuilder page = new StringBuilder("# The experiments of POPL 2005\n");
    all.forEach(measurements -> page.append('\n').append(section(measurements)));
    return page.toString();
  }

  private static String section(Measurements measurements) {
    Experiment experiment = measurements.experiment();
    return """
    ## %s (section %s)

    ![transitions against threads](%s.svg)

    %s. Budget of each search for each program: %s.

    Transitions:

    %s
    Executions, in parentheses how many of them sleep sets blocked:

    %s\
    """
        .formatted(
            experiment.title(),
            experiment.section(),
            experiment.fileName(),
            TextReport.singlePath(measurements),
            measurements.budget(),
            matrix(measurements, s -> TextReport.number(s.transitions())),
            matrix(measurements, MarkdownReport::executions));
  }

  private static String executions(Statistics s) {
    return TextReport.number(s.executions())
        + (s.blockedExecutions() == 0 ? "" : " (" + TextReport.number(s.blockedExecutions()) + ")");
  }

  private static String matrix(Measurements measurements, Function<Statistics, String> figure) {
    StringBuilder out = new StringBuilder("| threads |");
    measurements.series().forEach(s -> out.append(' ').append(s.configuration()).append(" |"));
    out.append("\n|").append("---:|".repeat(measurements.series().size() + 1)).append('\n');
    for (int threads = 1; threads <= measurements.maxThreads(); threads++) {
      out.append("| ").append(threads).append(" |");
      for (Series series : measurements.series()) {
        out.append(' ').append(text(series.cell(threads), figure)).append(" |");
      }
      out.append('\n');
    }
    return out.toString();
  }

  private static String text(Cell cell, Function<Statistics, String> figure) {
    return switch (cell) {
      case Cell.Measured(Statistics s) -> figure.apply(s);
      case Cell.OverBudget _ -> "over budget";
    };
  }
}

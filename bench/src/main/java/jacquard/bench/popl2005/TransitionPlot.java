package jacquard.bench.popl2005;

import jacquard.bench.plot.Line;
import jacquard.bench.plot.Line.Point;
import jacquard.bench.plot.LogChart;
import jacquard.bench.plot.Marker;
import java.util.ArrayList;
import java.util.List;

/**
 * An experiment as the paper draws it (Figures 6 and 8): squares without reduction, triangles with
 * DPOR, hollow with sleep sets.
 */
final class TransitionPlot {
  private record Look(Marker marker, String colour) {}

  private TransitionPlot() {}

  static String svg(Measurements measurements) {
    Experiment experiment = measurements.experiment();
    return new LogChart(
            experiment.title() + " (POPL 2005, section " + experiment.section() + ")",
            "threads",
            "transitions explored",
            measurements.maxThreads(),
            measurements.series().stream().map(TransitionPlot::line).toList())
        .svg();
  }

  private static Line line(Series series) {
    List<Point> points = new ArrayList<>();
    for (int threads = 1; threads <= series.measured(); threads++) {
      if (series.cell(threads) instanceof Cell.Measured(var statistics)) {
        points.add(new Point(threads, statistics.transitions()));
      }
    }
    Configuration configuration = series.configuration();
    Look look = look(configuration.form());
    return new Line(
        configuration.name(),
        series.measured() < series.cells().size()
            ? "over budget from " + (series.measured() + 1)
            : "",
        look.colour(),
        look.marker(),
        switch (configuration.sleepSets()) {
          case WITH -> Line.Fill.HOLLOW;
          case WITHOUT -> Line.Fill.FILLED;
        },
        points);
  }

  /** Colours that people with colour-blindness can tell apart (Okabe, Ito). */
  private static Look look(Configuration.Form form) {
    return switch (form) {
      case NONE -> new Look(Marker.SQUARE, "#000000");
      case GENERAL -> new Look(Marker.TRIANGLE_UP, "#d55e00");
      case CLOCKS -> new Look(Marker.TRIANGLE_DOWN, "#e69f00");
      case OBJECTS -> new Look(Marker.TRIANGLE_LEFT, "#0072b2");
      case READ_WRITE -> new Look(Marker.TRIANGLE_RIGHT, "#56b4e9");
      case OPTIMAL -> new Look(Marker.DIAMOND, "#009e73");
    };
  }
}

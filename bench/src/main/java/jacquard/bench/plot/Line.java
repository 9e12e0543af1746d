package jacquard.bench.plot;

import java.util.List;

/**
 * One line of a chart.
 *
 * @param note what else the legend says; may be empty
 * @param colour as SVG knows it
 */
public record Line(
    String label, String note, String colour, Marker marker, Fill fill, List<Point> points) {
  public Line {
    points = List.copyOf(points);
  }

  /** What is inside the markers. */
  public enum Fill {
    FILLED,
    HOLLOW
  }

  /** A value at a place; on a logarithmic scale values are at least 1. */
  public record Point(int x, long y) {}
}

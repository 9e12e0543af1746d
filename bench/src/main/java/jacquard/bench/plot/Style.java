package jacquard.bench.plot;

import jacquard.bench.plot.Line.Fill;

/**
 * How a series looks, in its panels and in the legend.
 *
 * @param colour as SVG knows it
 */
public record Style(String label, String colour, Marker marker, Fill fill, Stroke stroke) {
  /** What connects the markers. */
  public enum Stroke {
    SOLID,
    DASHED
  }

  public static Style solid(String label, String colour, Marker marker) {
    return new Style(label, colour, marker, Fill.FILLED, Stroke.SOLID);
  }

  SvgElement mark(double x, double y) {
    return new SvgElement("path")
        .with("d", marker.outline(x, y))
        .with("stroke", colour)
        .with("stroke-width", 1.5)
        .with("fill", fill == Fill.FILLED ? colour : "#fff");
  }

  /** Gives a line or polyline this colour and dashes. */
  SvgElement stroked(SvgElement line) {
    line.with("fill", "none").with("stroke", colour).with("stroke-width", 1.5);
    return stroke == Stroke.DASHED ? line.with("stroke-dasharray", "5 4") : line;
  }
}

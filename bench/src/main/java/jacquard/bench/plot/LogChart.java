package jacquard.bench.plot;

import jacquard.bench.plot.Line.Fill;
import jacquard.bench.plot.Line.Point;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Lines over whole numbers from 1 on, the values on a logarithmic scale.
 *
 * <p>Lines may coincide: each is drawn thinner than the one before, so that all of them show.
 */
public record LogChart(String title, String xLabel, String yLabel, int maxX, List<Line> lines) {
  private static final int WIDTH = 800;
  private static final int HEIGHT = 520;
  private static final int LEFT = 92;
  private static final int RIGHT = 578;
  private static final int TOP = 44;
  private static final int BOTTOM = 462;
  private static final int LEGEND = 600;
  private static final int LEGEND_ROW = 33;
  private static final double WIDEST = 4;
  private static final double THINNEST = 1;

  public LogChart {
    lines = List.copyOf(lines);
  }

  /** The chart as an SVG document. */
  public String svg() {
    SvgElement document =
        SvgElement.document(WIDTH, HEIGHT)
            .with("font-family", "Helvetica, Arial, sans-serif")
            .with("font-size", 12)
            .add(new SvgElement("title").containing(title))
            .add(
                new SvgElement("rect")
                    .with("width", WIDTH)
                    .with("height", HEIGHT)
                    .with("fill", "#fff"))
            .add(label(title, (LEFT + RIGHT) / 2.0, 26, "middle").with("font-size", 15));
    axes(document);
    for (int i = 0; i < lines.size(); i++) {
      document.add(polyline(lines.get(i), i));
    }
    lines.forEach(line -> document.add(markers(line)));
    legend(document);
    return document.toString();
  }

  private void axes(SvgElement document) {
    SvgElement axes = new SvgElement("g").with("fill", "#333");
    for (int decade = 0; decade <= decades(); decade++) {
      long value = Math.round(Math.pow(10, decade));
      axes.add(rule(LEFT, y(value), RIGHT, y(value), "#ddd"));
      axes.add(label(String.format(Locale.ROOT, "%,d", value), LEFT - 8, y(value) + 4, "end"));
    }
    for (int x = 1; x <= maxX; x++) {
      axes.add(rule(x(x), BOTTOM, x(x), BOTTOM + 5, "#333"));
      axes.add(label(Integer.toString(x), x(x), BOTTOM + 19, "middle").with("font-size", 11));
    }
    axes.add(rule(LEFT, TOP, LEFT, BOTTOM, "#333")).add(rule(LEFT, BOTTOM, RIGHT, BOTTOM, "#333"));
    axes.add(label(xLabel, (LEFT + RIGHT) / 2.0, BOTTOM + 42, "middle"));
    double middle = (TOP + BOTTOM) / 2.0;
    axes.add(
        label(yLabel, 16, middle, "middle").with("transform", "rotate(-90 16 " + middle + ")"));
    document.add(axes);
  }

  private SvgElement polyline(Line line, int number) {
    double thinner = (WIDEST - THINNEST) / Math.max(1, lines.size() - 1);
    return new SvgElement("polyline")
        .with(
            "points",
            line.points().stream().map(this::coordinates).collect(Collectors.joining(" ")))
        .with("fill", "none")
        .with("stroke", line.colour())
        .with("stroke-width", WIDEST - number * thinner);
  }

  private SvgElement markers(Line line) {
    SvgElement markers = styled(line);
    for (Point point : line.points()) {
      markers.add(mark(line, x(point.x()), y(point.y())));
    }
    return markers;
  }

  private void legend(SvgElement document) {
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      double y = TOP + 10 + i * LEGEND_ROW;
      document.add(rule(LEGEND, y, LEGEND + 28, y, line.colour()).with("stroke-width", 2));
      document.add(styled(line).add(mark(line, LEGEND + 14, y)));
      document.add(label(line.label(), LEGEND + 38, y + 4, "start"));
      if (!line.note().isEmpty()) {
        document.add(
            label(line.note(), LEGEND + 38, y + 17, "start")
                .with("font-size", 10)
                .with("fill", "#777"));
      }
    }
  }

  private static SvgElement styled(Line line) {
    return new SvgElement("g")
        .with("stroke", line.colour())
        .with("stroke-width", 1.5)
        .with("fill", line.fill() == Fill.FILLED ? line.colour() : "#fff");
  }

  private static SvgElement mark(Line line, double x, double y) {
    return new SvgElement("path").with("d", line.marker().outline(x, y));
  }

  private static SvgElement rule(double x1, double y1, double x2, double y2, String colour) {
    return new SvgElement("line")
        .with("x1", x1)
        .with("y1", y1)
        .with("x2", x2)
        .with("y2", y2)
        .with("stroke", colour);
  }

  private static SvgElement label(String text, double x, double y, String anchor) {
    return new SvgElement("text")
        .with("x", x)
        .with("y", y)
        .with("text-anchor", anchor)
        .containing(text);
  }

  private String coordinates(Point point) {
    return SvgElement.number(x(point.x())) + "," + SvgElement.number(y(point.y()));
  }

  private double x(int x) {
    return LEFT + (x - 0.5) * (RIGHT - LEFT) / maxX;
  }

  private double y(long value) {
    return BOTTOM - Math.log10((double) value) * (BOTTOM - TOP) / decades();
  }

  /** The powers of ten that the scale needs. */
  private int decades() {
    long largest =
        lines.stream().flatMap(line -> line.points().stream()).mapToLong(Point::y).max().orElse(1);
    return Math.max(1, (int) Math.ceil(Math.log10((double) largest)));
  }
}

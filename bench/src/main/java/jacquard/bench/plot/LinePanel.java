package jacquard.bench.plot;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** Curves over two axes. */
public record LinePanel(
    String title, Axis across, Axis upwards, List<Curve> curves, List<Level> levels)
    implements Panel {
  public LinePanel {
    curves = List.copyOf(curves);
    levels = List.copyOf(levels);
  }

  /** An axis with what it shows. */
  public record Axis(String label, Scale scale) {}

  public record Point(double x, double y) {}

  /** Points with lines between them. */
  public record Curve(Style style, List<Point> points) {
    public Curve {
      points = List.copyOf(points);
    }
  }

  /**
   * A rule at one height, to compare with.
   *
   * @param at where on the rule a marker stands, if anywhere
   */
  public record Level(Style style, double y, OptionalDouble at) {}

  @Override
  public void draw(SvgElement into, Box box) {
    Panel.verticalAxis(into, box, upwards.scale(), upwards.label());
    for (double tick : across.scale().ticks()) {
      double x = box.x(across.scale().position(tick));
      into.add(Panel.rule(x, box.bottom(), x, box.bottom() + 4, "#333"));
      into.add(Panel.text(Scale.text(tick), x, box.bottom() + 16, "middle"));
    }
    into.add(Panel.text(across.label(), box.middle(), box.bottom() + 32, "middle"));
    for (Level level : levels) {
      double y = box.y(upwards.scale().position(level.y()));
      into.add(level.style().stroked(Panel.rule(box.left(), y, box.right(), y, "#333")));
      level.at().ifPresent(x -> into.add(level.style().mark(box.x(across.scale().position(x)), y)));
    }
    for (Curve curve : curves) {
      into.add(
          curve
              .style()
              .stroked(
                  new SvgElement("polyline")
                      .with(
                          "points",
                          curve.points().stream()
                              .map(p -> coordinates(p, box))
                              .collect(Collectors.joining(" ")))));
    }
    for (Curve curve : curves) {
      for (Point p : curve.points()) {
        into.add(
            curve
                .style()
                .mark(
                    box.x(across.scale().position(p.x())), box.y(upwards.scale().position(p.y()))));
      }
    }
  }

  private String coordinates(Point p, Box box) {
    return SvgElement.number(box.x(across.scale().position(p.x())))
        + ","
        + SvgElement.number(box.y(upwards.scale().position(p.y())));
  }
}

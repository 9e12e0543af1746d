package jacquard.bench.plot;

import java.util.List;
import java.util.OptionalDouble;

/** Bars in groups: one for each series over each name. An empty bar stands for no value. */
public record BarPanel(
    String title, String label, Scale scale, List<String> groups, List<Series> series)
    implements Panel {
  private static final double GAP = 0.25;

  public BarPanel {
    groups = List.copyOf(groups);
    series = List.copyOf(series);
  }

  /** A bar for each group. */
  public record Series(Style style, List<Bar> bars) {
    public Series {
      bars = List.copyOf(bars);
    }
  }

  /**
   * One bar.
   *
   * @param note a short text on top of it, or in its place; may be empty
   */
  public record Bar(OptionalDouble value, String note) {}

  @Override
  public void draw(SvgElement into, Box box) {
    Panel.verticalAxis(into, box, scale, label);
    double group = (box.right() - box.left()) / groups.size();
    double width = group * (1 - GAP) / series.size();
    for (int g = 0; g < groups.size(); g++) {
      double left = box.left() + g * group + group * GAP / 2;
      for (int s = 0; s < series.size(); s++) {
        bar(into, box, series.get(s), g, left + s * width, width);
      }
      slanted(into, groups.get(g), box.left() + (g + 0.5) * group, box.bottom() + 12);
    }
  }

  private void bar(SvgElement into, Box box, Series of, int g, double x, double width) {
    Bar bar = of.bars().get(g);
    double top = box.bottom();
    if (bar.value().isPresent()) {
      double value = bar.value().getAsDouble();
      top = box.y(Math.max(0.005, Math.min(1, scale.position(value))));
      into.add(
          new SvgElement("rect")
              .with("x", x)
              .with("y", top)
              .with("width", Math.max(1, width - 1))
              .with("height", box.bottom() - top)
              .with("fill", of.style().colour()));
    }
    if (!bar.note().isEmpty()) {
      into.add(Panel.text(bar.note(), x + width / 2, top - 2, "middle"));
    }
  }

  private static void slanted(SvgElement into, String name, double x, double y) {
    into.add(
        Panel.text(name, x, y, "end")
            .with(
                "transform",
                "rotate(-55 %s %s)".formatted(SvgElement.number(x), SvgElement.number(y))));
  }
}

package jacquard.bench.plot;

import java.util.List;

/**
 * Several charts side by side that share a legend.
 *
 * @param width of each panel's axes, in pixels
 * @param below room for what stands below the horizontal axis
 */
public record Sheet(
    String title, int columns, int width, int below, List<Style> legend, List<Panel> panels) {
  private static final int LEFT = 68;
  private static final int RIGHT = 22;
  private static final int ABOVE = 30;
  private static final int HEIGHT = 170;
  private static final int HEAD = 34;
  private static final int LEGEND_ROW = 20;
  private static final int LEGEND_COLUMN = 230;
  private static final int FONT = 11;

  public Sheet {
    legend = List.copyOf(legend);
    panels = List.copyOf(panels);
  }

  /** All charts as one SVG document. */
  public String svg() {
    int rows = (panels.size() + columns - 1) / columns;
    int total = columns * (LEFT + width + RIGHT);
    int perRow = Math.max(1, total / LEGEND_COLUMN);
    int legendRows = (legend.size() + perRow - 1) / perRow;
    int head = HEAD + legendRows * LEGEND_ROW;
    int row = ABOVE + HEIGHT + below;
    SvgElement document =
        SvgElement.document(total, head + rows * row)
            .with("font-family", "Helvetica, Arial, sans-serif")
            .with("font-size", FONT)
            .add(new SvgElement("title").containing(title))
            .add(
                new SvgElement("rect")
                    .with("width", total)
                    .with("height", head + rows * row)
                    .with("fill", "#fff"))
            .add(Panel.text(title, total / 2.0, 20, "middle").with("font-size", 15));
    for (int i = 0; i < legend.size(); i++) {
      entry(
          document,
          legend.get(i),
          16 + i % perRow * LEGEND_COLUMN,
          HEAD + 8 + i / perRow * LEGEND_ROW);
    }
    for (int i = 0; i < panels.size(); i++) {
      double left = i % columns * (LEFT + width + RIGHT) + LEFT;
      double top = head + i / columns * row + ABOVE;
      SvgElement group = new SvgElement("g").with("fill", "#333");
      Panel.Box box = new Panel.Box(left, top, left + width, top + HEIGHT);
      group.add(
          Panel.text(panels.get(i).title(), box.middle(), top - 10, "middle")
              .with("font-size", 12));
      panels.get(i).draw(group, box);
      document.add(group);
    }
    return document.toString();
  }

  private static void entry(SvgElement document, Style style, int x, int y) {
    document.add(style.stroked(Panel.rule(x, y, x + 28, y, style.colour())));
    document.add(style.mark(x + 14, y));
    document.add(Panel.text(style.label(), x + 38, y + 4, "start"));
  }
}

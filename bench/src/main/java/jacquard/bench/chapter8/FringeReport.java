package jacquard.bench.chapter8;

import jacquard.bench.plot.LinePanel;
import jacquard.bench.plot.LinePanel.Axis;
import jacquard.bench.plot.LinePanel.Curve;
import jacquard.bench.plot.LinePanel.Point;
import jacquard.bench.plot.Marker;
import jacquard.bench.plot.Scale;
import jacquard.bench.plot.Sheet;
import jacquard.bench.plot.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Memory against open branches: points on a line through the origin if one bounds the other. */
final class FringeReport {
  private static final int ENOUGH = 500;
  private static final List<String> COLOURS =
      List.of(Colours.BLACK, Colours.BLUE, Colours.ORANGE, Colours.GREEN, Colours.PURPLE);

  private static final List<Marker> MARKERS = List.of(Marker.values());

  private FringeReport() {}

  static Section of(List<FringeMemory> all) {
    List<List<String>> rows = new ArrayList<>();
    for (FringeMemory m : all) {
      FringeMemory.Sample most = m.largest();
      rows.add(
          List.of(
              m.test().name(),
              m.order(),
              m.complete() ? "all" : "cut short",
              Grid.number(m.executions()),
              Grid.number(m.peakOpen()),
              Grid.number(most.open()),
              megabytes(most.bytes()),
              Grid.number(Math.round(m.mostPerBranch(ENOUGH))),
              megabytes(m.atEnd())));
    }
    List<Grid> grids = new ArrayList<>();
    grids.add(
        new Grid(
            2,
            List.of(
                "program",
                "order",
                "searched",
                "executions",
                "most open",
                "open in the largest sample",
                "MB then",
                "most bytes per open",
                "MB at the end"),
            rows));
    all.stream().filter(m -> !m.complete()).forEach(m -> grids.add(course(m)));
    return new Section(
        "Memory of the fringe",
        "Open branches and live memory (after a garbage collection, without what was in use before"
            + " the search) at up to a dozen moments; bytes per open branch where there are at"
            + " least "
            + ENOUGH
            + ".",
        grids,
        List.of(picture(all)));
  }

  /** The samples of one search. */
  private static Grid course(FringeMemory m) {
    List<List<String>> rows = new ArrayList<>();
    for (FringeMemory.Sample s : m.samples()) {
      rows.add(
          List.of(
              m.test().name() + ", " + m.order(),
              Grid.number(s.executions()),
              Grid.number(s.open()),
              megabytes(s.bytes()),
              s.open() == 0 ? Grid.NONE : Grid.number(s.bytes() / s.open())));
    }
    return new Grid(1, List.of("search", "executions", "open", "MB", "bytes per open"), rows);
  }

  private static String megabytes(long bytes) {
    return String.format(Locale.ROOT, "%,.1f", bytes / 1e6);
  }

  private static Section.Picture picture(List<FringeMemory> all) {
    List<Style> styles = new ArrayList<>();
    List<Curve> curves = new ArrayList<>();
    double mostOpen = 1;
    double mostBytes = 1;
    for (int i = 0; i < all.size(); i++) {
      FringeMemory m = all.get(i);
      Style style =
          Style.solid(
              m.test().name() + ", " + m.order(),
              COLOURS.get(i % COLOURS.size()),
              MARKERS.get(i % MARKERS.size()));
      styles.add(style);
      curves.add(
          new Curve(
              style,
              m.samples().stream()
                  .map(s -> new Point((double) s.open(), s.bytes() / 1e6))
                  .toList()));
      mostOpen = Math.max(mostOpen, (double) m.largest().open());
      for (FringeMemory.Sample s : m.samples()) {
        mostBytes = Math.max(mostBytes, s.bytes() / 1e6);
      }
    }
    String title = "Live memory against open branches";
    return new Section.Picture(
        "chapter8-fringe",
        title,
        new Sheet(
                title,
                1,
                620,
                48,
                styles,
                List.of(
                    new LinePanel(
                        "",
                        new Axis("open branches", Scale.Linear.over(mostOpen)),
                        new Axis("MB", Scale.Linear.over(mostBytes)),
                        curves,
                        List.of())))
            .svg());
  }
}

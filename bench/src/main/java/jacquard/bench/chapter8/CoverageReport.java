package jacquard.bench.chapter8;

import jacquard.bench.plot.Line.Fill;
import jacquard.bench.plot.LinePanel;
import jacquard.bench.plot.LinePanel.Axis;
import jacquard.bench.plot.LinePanel.Curve;
import jacquard.bench.plot.LinePanel.Level;
import jacquard.bench.plot.LinePanel.Point;
import jacquard.bench.plot.Marker;
import jacquard.bench.plot.Panel;
import jacquard.bench.plot.Scale;
import jacquard.bench.plot.Sheet;
import jacquard.bench.plot.Style;
import jacquard.bench.plot.Style.Stroke;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** Coverage as the dissertation shows it: a panel for each bound. */
final class CoverageReport {
  private static final Style DPOR =
      new Style("DPOR, everything", Colours.BLACK, Marker.DIAMOND, Fill.FILLED, Stroke.DASHED);
  private static final double SHORTEST = 1e-5;

  private final Coverage coverage;

  private CoverageReport(Coverage coverage) {
    this.coverage = coverage;
  }

  static Section of(Coverage coverage) {
    CoverageReport report = new CoverageReport(coverage);
    String name = coverage.experiment().test().name();
    String key = "chapter8-" + coverage.experiment().key();
    return new Section(
        "Coverage of %s (Figs. %s)".formatted(name, coverage.experiment().figures()),
        report.about(),
        List.of(report.grid()),
        List.of(
            new Section.Picture(
                key + "-executions",
                name + ": executions against coverage",
                report.costs(name + ": executions", "executions", Visit::executions)),
            new Section.Picture(
                key + "-time",
                name + ": time against coverage",
                report.costs(name + ": seconds", "seconds", v -> Math.max(SHORTEST, v.seconds()))),
            new Section.Picture(
                key + "-redundancy",
                name + ": visited over unique local states",
                report.redundancy(name + ": visited over unique local states"))));
  }

  private String about() {
    String all =
        coverage
            .dpor()
            .map(
                v ->
                    "DPOR with sleep sets covers everything in %s executions and %s ms: %s local and %s final states, %s visited per unique."
                        .formatted(
                            Grid.number(v.executions()),
                            Grid.milliseconds(v.seconds()),
                            Grid.number(v.localStates()),
                            Grid.number(v.endStates()),
                            Grid.decimal(v.redundancy())))
            .orElse("DPOR does not end: the state space has cycles.");
    return all
        + (coverage.isConsistent()
            ? " All searches visit the same states within each limit: yes."
            : " All searches visit the same states within each limit: NO, see "
                + String.join(
                    ", ",
                    coverage.bounds().stream()
                        .filter(b -> !b.disagreements().isEmpty())
                        .map(b -> b.bound().name() + " " + b.disagreements())
                        .toList()));
  }

  private Grid grid() {
    List<String> header = new ArrayList<>(List.of("bound", "limit", "local states", "final"));
    for (Variant v : Variant.values()) {
      String prefix =
          switch (v) {
            case PLAIN -> "plain: ";
            case UNOPTIMISED -> "BPOR: ";
            case OPTIMISED -> "optimised: ";
          };
      Stream.of("executions", "ms", "ratio").map(prefix::concat).forEach(header::add);
    }
    List<List<String>> rows = new ArrayList<>();
    for (Coverage.Raised raised : coverage.bounds()) {
      for (int limit : raised.limits()) {
        Visit any = raised.anyAt(limit);
        List<String> row = new ArrayList<>();
        row.add(raised.bound().name());
        row.add(Integer.toString(limit));
        row.add(states(any));
        row.add(Grid.number(any.endStates()));
        for (Variant variant : Variant.values()) {
          Optional<Visit> visit = raised.at(variant, limit);
          row.add(visit.map(v -> Grid.number(v.executions())).orElse(Grid.NONE));
          row.add(visit.map(v -> Grid.milliseconds(v.seconds())).orElse(Grid.NONE));
          row.add(visit.map(v -> Grid.decimal(v.redundancy())).orElse(Grid.NONE));
        }
        rows.add(row);
      }
    }
    return new Grid(1, header, rows);
  }

  private String states(Visit visit) {
    String number = Grid.number(visit.localStates());
    return coverage.allLocalStates().isPresent()
        ? "%s (%.0f%%)".formatted(number, percent(visit))
        : number;
  }

  /** Percent of all local states where their number is known, else that number. */
  private double percent(Visit visit) {
    return coverage.allLocalStates().isPresent()
        ? 100.0 * visit.localStates() / coverage.allLocalStates().getAsLong()
        : visit.localStates();
  }

  private static Style style(Variant variant) {
    return switch (variant) {
      case PLAIN -> Style.solid(variant.label(), Colours.VERMILION, Marker.SQUARE);
      case UNOPTIMISED -> Style.solid(variant.label(), Colours.BLUE, Marker.TRIANGLE_UP);
      case OPTIMISED -> Style.solid(variant.label(), Colours.GREEN, Marker.TRIANGLE_DOWN);
    };
  }

  private String costs(String title, String label, ToDoubleFunction<Visit> cost) {
    List<Visit> all =
        Stream.concat(
                coverage.dpor().stream(),
                coverage.bounds().stream()
                    .flatMap(b -> b.series().values().stream())
                    .flatMap(List::stream)
                    .map(Coverage.Sample::visit))
            .toList();
    Scale upwards =
        Scale.Logarithmic.over(
            all.stream().mapToDouble(cost).min().orElse(1),
            all.stream().mapToDouble(cost).max().orElse(1));
    Scale across = Scale.Linear.over(all.stream().mapToDouble(this::percent).max().orElse(1));
    String states =
        coverage.allLocalStates().isPresent() ? "local states visited, %" : "local states visited";
    List<Panel> panels = new ArrayList<>();
    for (Coverage.Raised raised : coverage.bounds()) {
      panels.add(
          new LinePanel(
              raised.bound().name(),
              new Axis(states, across),
              new Axis(label, upwards),
              curves(raised, s -> new Point(percent(s.visit()), cost.applyAsDouble(s.visit()))),
              coverage.dpor().stream()
                  .map(v -> new Level(DPOR, cost.applyAsDouble(v), OptionalDouble.of(percent(v))))
                  .toList()));
    }
    return sheet(title, panels);
  }

  private String redundancy(String title) {
    List<Panel> panels = new ArrayList<>();
    for (Coverage.Raised raised : coverage.bounds()) {
      double most =
          Stream.concat(
                  coverage.dpor().stream(),
                  raised.series().values().stream()
                      .flatMap(List::stream)
                      .map(Coverage.Sample::visit))
              .mapToDouble(Visit::redundancy)
              .max()
              .orElse(1);
      int last = raised.limits().isEmpty() ? 1 : raised.limits().getLast();
      panels.add(
          new LinePanel(
              raised.bound().name(),
              new Axis("limit", Scale.Linear.over(last)),
              new Axis("visited / unique", Scale.Logarithmic.over(1, most)),
              curves(raised, s -> new Point(s.limit(), s.visit().redundancy())),
              coverage.dpor().stream()
                  .map(v -> new Level(DPOR, v.redundancy(), OptionalDouble.empty()))
                  .toList()));
    }
    return sheet(title, panels);
  }

  private interface Place {
    Point of(Coverage.Sample sample);
  }

  private static List<Curve> curves(Coverage.Raised raised, Place place) {
    return Stream.of(Variant.values())
        .map(v -> new Curve(style(v), raised.of(v).stream().map(place::of).toList()))
        .toList();
  }

  private String sheet(String title, List<Panel> panels) {
    List<Style> legend =
        new ArrayList<>(Stream.of(Variant.values()).map(CoverageReport::style).toList());
    if (coverage.dpor().isPresent()) {
      legend.add(DPOR);
    }
    return new Sheet(title, Math.min(3, panels.size()), 260, 48, legend, panels).svg();
  }
}

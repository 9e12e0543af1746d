package jacquard.bench.chapter8;

import jacquard.bench.chapter8.Optimisations.Bounded;
import jacquard.bench.chapter8.Optimisations.Choice;
import jacquard.bench.chapter8.Optimisations.Mark;
import jacquard.bench.plot.BarPanel;
import jacquard.bench.plot.Marker;
import jacquard.bench.plot.Panel;
import jacquard.bench.plot.Scale;
import jacquard.bench.plot.Sheet;
import jacquard.bench.plot.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** The optimisations side by side: three bars for each, for small, middle and large limits. */
final class OptimisationsReport {
  private static final List<Style> LIMITS =
      List.of(
          Style.solid("smallest limit", Colours.SKY, Marker.SQUARE),
          Style.solid("half of the states", Colours.BLUE, Marker.SQUARE),
          Style.solid("largest limit", Colours.BLACK, Marker.SQUARE));

  private OptimisationsReport() {}

  static Section of(Optimisations measured) {
    List<Choice> choices = Optimisations.choices();
    List<String> header = new ArrayList<>(List.of("bound", "limit"));
    choices.forEach(c -> header.add(c.name()));
    List<List<String>> rows = new ArrayList<>();
    for (Bounded b : measured.bounds()) {
      for (int m = 0; m < b.marks().size(); m++) {
        Mark mark = b.marks().get(m);
        List<String> row = new ArrayList<>();
        row.add(b.bound().name());
        row.add("%s (%d)".formatted(mark.name(), mark.limit()));
        b.visits().get(m).forEach(v -> row.add(cell(v)));
        rows.add(row);
      }
    }
    String name = measured.test().name();
    return new Section(
        "Each optimisation on %s (Fig. %s)".formatted(name, measured.figure()),
        "Visited over unique local states of BPOR, in parentheses executions; "
            + Grid.NONE
            + " is over budget.",
        List.of(new Grid(2, header, rows)),
        List.of(
            new Section.Picture(
                "chapter8-" + measured.test().test().toLowerCase(Locale.ROOT) + "-optimisations",
                name + ": visited over unique local states with each optimisation",
                svg(measured, choices))));
  }

  private static boolean isMeasured(Visit v) {
    return v.extent() != Visit.Extent.OVER_BUDGET;
  }

  private static String cell(Visit v) {
    return isMeasured(v)
        ? "%s (%s)".formatted(Grid.decimal(v.redundancy()), Grid.number(v.executions()))
        : Grid.NONE;
  }

  private static String svg(Optimisations measured, List<Choice> choices) {
    List<Panel> panels = new ArrayList<>();
    for (Bounded b : measured.bounds()) {
      double most =
          b.visits().stream()
              .flatMap(List::stream)
              .filter(OptimisationsReport::isMeasured)
              .mapToDouble(Visit::redundancy)
              .max()
              .orElse(1);
      List<BarPanel.Series> series = new ArrayList<>();
      for (int m = 0; m < b.marks().size(); m++) {
        series.add(
            new BarPanel.Series(
                LIMITS.get(m), b.visits().get(m).stream().map(OptimisationsReport::bar).toList()));
      }
      panels.add(
          new BarPanel(
              b.bound().name(),
              "visited / unique",
              Scale.Logarithmic.over(1, most),
              choices.stream().map(Choice::name).toList(),
              series));
    }
    String title = measured.test().name() + ": visited over unique local states";
    return new Sheet(title, Math.min(3, panels.size()), 260, 110, LIMITS, panels).svg();
  }

  private static BarPanel.Bar bar(Visit v) {
    return isMeasured(v)
        ? new BarPanel.Bar(OptionalDouble.of(v.redundancy()), "")
        : new BarPanel.Bar(OptionalDouble.empty(), "+");
  }
}

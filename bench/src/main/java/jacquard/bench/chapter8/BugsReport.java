package jacquard.bench.chapter8;

import jacquard.bench.plot.BarPanel;
import jacquard.bench.plot.Marker;
import jacquard.bench.plot.Panel;
import jacquard.bench.plot.Scale;
import jacquard.bench.plot.Sheet;
import jacquard.bench.plot.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;

/** Table 8.2 and Figs. 3.4 and 3.5. */
final class BugsReport {
  private BugsReport() {}

  static List<Section> of(Bugs bugs) {
    return List.of(table82(bugs), figure34(bugs), figure35(bugs));
  }

  private static Section table82(Bugs bugs) {
    List<String> header = new ArrayList<>(List.of("unit test", "bug"));
    Stream.of("DPOR", "plain Pb", "BPOR Fb", "BPOR Pb", "best-first")
        .flatMap(search -> Stream.of(search, "ms"))
        .forEach(header::add);
    List<List<String>> rows = new ArrayList<>();
    for (Bugs.Found f : bugs.bugs()) {
      List<String> row = new ArrayList<>(List.of(f.test().name(), f.test().expected().kind()));
      Bugs.Table82 t = f.table();
      Stream.of(
              t.dpor(),
              Optional.of(t.plainPreemption()),
              t.bporFair(),
              Optional.of(t.bporPreemption()),
              Optional.of(t.bestFirst()))
          .flatMap(BugsReport::cells)
          .forEach(row::add);
      rows.add(row);
    }
    return new Section(
        "Executions and time to each bug (Table 8.2)",
        "DPOR with sleep sets; Pb: at most 0, 1, 2, … preemptions until the bug is found, all"
            + " rounds counted; Fb: the fair bound "
            + Bugs.FAIR
            + ", also together with Pb where an execution need not end. Best-first search in its"
            + " default order, on DPOR or on BPOR with the fair bound. Processor time of the"
            + " fastest of three rounds.",
        List.of(new Grid(2, header, rows)),
        List.of());
  }

  private static Stream<String> cells(Optional<BugSearch> hunt) {
    return Stream.of(
        hunt.map(BugSearch::executionsText).orElse(Grid.NONE),
        hunt.map(BugSearch::timeText).orElse(Grid.NONE));
  }

  private static Section figure34(Bugs bugs) {
    List<List<String>> rows = new ArrayList<>();
    for (Bugs.Found f : bugs.bugs()) {
      Bugs.DepthOrBest d = f.dpor();
      rows.add(
          List.of(
              f.test().name(),
              d.depthFirst().executionsText(),
              d.best().executionsText(),
              randomText(d.random())));
    }
    return new Section(
        "Depth-first and best-first DPOR (Fig. 3.4)",
        "Executions to the bug. Below all of them DPOR without sleep sets, or BPOR with the fair"
            + " bound where an execution need not end.",
        List.of(
            new Grid(
                1,
                List.of(
                    "bug",
                    "depth-first",
                    "fewer preemptions",
                    "random, mean of " + Bugs.SEEDS + " (least to most)"),
                rows)),
        List.of(
            picture(
                "chapter8-fig34",
                "Executions to each bug, DPOR",
                bugs,
                Bugs.Found::dpor,
                List.of("depth-first", "fewer preemptions first", "random order (mean)"))));
  }

  private static Section figure35(Bugs bugs) {
    List<List<String>> rows = new ArrayList<>();
    for (Bugs.Found f : bugs.bugs()) {
      rows.add(
          List.of(
              f.test().name(),
              f.bounded().depthFirst().executionsText(),
              f.bounded().best().executionsText()));
    }
    return new Section(
        "Depth-first and best-first bounded search (Fig. 3.5)",
        "Executions to the bug with at most 2 preemptions and no reduction; best-first prefers what"
            + " DPOR needs and what is awake.",
        List.of(new Grid(1, List.of("bug", "depth-first", "best-first (dpor,awake)"), rows)),
        List.of(
            picture(
                "chapter8-fig35",
                "Executions to each bug, at most 2 preemptions, no reduction",
                bugs,
                Bugs.Found::bounded,
                List.of("depth-first", "best-first (dpor,awake)"))));
  }

  private static String randomText(List<BugSearch> hunts) {
    if (!hunts.stream().allMatch(BugSearch::isFound)) {
      return "%d of %d".formatted(hunts.stream().filter(BugSearch::isFound).count(), hunts.size());
    }
    return "%s (%s to %s)"
        .formatted(
            Grid.decimal(mean(hunts).orElseThrow()),
            Grid.number(hunts.stream().mapToLong(BugSearch::executions).min().orElseThrow()),
            Grid.number(hunts.stream().mapToLong(BugSearch::executions).max().orElseThrow()));
  }

  private static OptionalDouble mean(List<BugSearch> hunts) {
    return hunts.stream().allMatch(BugSearch::isFound)
        ? hunts.stream().mapToLong(BugSearch::executions).average()
        : OptionalDouble.empty();
  }

  private static Section.Picture picture(
      String file,
      String title,
      Bugs bugs,
      Function<Bugs.Found, Bugs.DepthOrBest> which,
      List<String> labels) {
    List<String> colours = List.of(Colours.ORANGE, Colours.BLUE, Colours.BLACK);
    List<Style> styles = new ArrayList<>();
    for (int i = 0; i < labels.size(); i++) {
      styles.add(Style.solid(labels.get(i), colours.get(i), Marker.SQUARE));
    }
    List<Function<Bugs.DepthOrBest, List<BugSearch>>> series =
        List.of(d -> List.of(d.depthFirst()), d -> List.of(d.best()), Bugs.DepthOrBest::random);
    List<BarPanel.Series> bars = new ArrayList<>();
    double most = 1;
    for (int i = 0; i < labels.size(); i++) {
      List<BarPanel.Bar> row = new ArrayList<>();
      for (Bugs.Found f : bugs.bugs()) {
        OptionalDouble mean = mean(series.get(i).apply(which.apply(f)));
        most = Math.max(most, mean.orElse(1));
        row.add(new BarPanel.Bar(mean, mean.isPresent() ? "" : "+"));
      }
      bars.add(new BarPanel.Series(styles.get(i), row));
    }
    Panel panel =
        new BarPanel(
            "",
            "executions",
            Scale.Logarithmic.over(1, most),
            bugs.bugs().stream().map(f -> f.test().name()).toList(),
            bars);
    return new Section.Picture(
        file, title, new Sheet(title, 1, 760, 160, styles, List.of(panel)).svg());
  }
}

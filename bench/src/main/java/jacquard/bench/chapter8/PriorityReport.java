package jacquard.bench.chapter8;

import jacquard.bench.chapter8.PriorityStudy.Order;
import jacquard.bench.chapter8.PriorityStudy.Row;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The orders of best-first search against depth-first search. */
final class PriorityReport {
  private PriorityReport() {}

  /** Every program, and the means. */
  static Section of(String programs, PriorityStudy study) {
    return section(programs, study, List.of(summary(study), programs(study)));
  }

  /** The means alone. */
  static Section means(String programs, PriorityStudy study) {
    return section(programs, study, List.of(summary(study)));
  }

  private static Section section(String programs, PriorityStudy study, List<Grid> grids) {
    int best =
        IntStream.range(0, PriorityStudy.orders().size())
            .boxed()
            .min(Comparator.comparingDouble(study::mean))
            .orElseThrow();
    return new Section(
        "Orders of best-first search: " + programs,
        String.format(
            Locale.ROOT,
            "Executions to the first violation on %d programs, geometric means. Depth-first search"
                + " needs %s; the factors say how many times as many it needs as best-first"
                + " search, without and with sleep sets (there only where executions always end)."
                + " Random orders with %d seeds each, but for random(1). Fewest: %s.",
            study.rows().size(),
            Grid.decimal(study.depthFirstMean()),
            Bugs.SEEDS,
            PriorityStudy.orders().get(best).name()),
        grids,
        List.of());
  }

  private static Grid summary(PriorityStudy study) {
    List<Order> orders = PriorityStudy.orders();
    List<List<String>> summary = new ArrayList<>();
    for (int o = 0; o < orders.size(); o++) {
      int order = o;
      long fewer = study.rows().stream().filter(r -> r.best().get(order) < r.depthFirst()).count();
      long more = study.rows().stream().filter(r -> r.best().get(order) > r.depthFirst()).count();
      summary.add(
          List.of(
              orders.get(o).name(),
              Grid.decimal(study.mean(o)),
              Grid.decimal(study.factor(o)),
              Grid.decimal(study.factorToSleep(o)),
              Grid.number(fewer),
              Grid.number(more)));
    }
    return new Grid(
        1,
        List.of("order", "mean", "factor", "to sleep sets", "programs with fewer", "with more"),
        summary);
  }

  private static Grid programs(PriorityStudy study) {
    List<Order> orders = PriorityStudy.orders();
    List<String> header = new ArrayList<>(List.of("program", "depth-first", "with sleep sets"));
    orders.forEach(o -> header.add(o.name()));
    List<List<String>> rows = new ArrayList<>();
    for (Row r : study.rows()) {
      List<String> row = new ArrayList<>();
      row.add(r.test().name());
      row.add(count(r.depthFirst()));
      row.add(r.withSleep().map(PriorityReport::count).orElse(Grid.NONE));
      r.best().forEach(b -> row.add(count(b)));
      rows.add(row);
    }
    return new Grid(1, header, rows);
  }

  private static String count(double executions) {
    long whole = Math.round(executions);
    return Math.abs(executions - whole) < 1e-6
        ? Grid.number(whole)
        : String.format(Locale.ROOT, "%,.1f", executions);
  }
}

package jacquard.bench.chapter8;

import jacquard.bench.chapter8.PriorityStudy.Order;
import jacquard.bench.chapter8.PriorityStudy.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The orders of best-first search against depth-first search. */
final class PriorityReport {
  private PriorityReport() {}

  static Section of(String programs, PriorityStudy study) {
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
    int best =
        IntStream.range(0, orders.size())
            .boxed()
            .min((a, b) -> Double.compare(study.mean(a), study.mean(b)))
            .orElseThrow();
    return new Section(
        "Orders of best-first search: " + programs,
        String.format(
            Locale.ROOT,
            "Executions to the first violation on %d programs, geometric means. Depth-first search"
                + " needs %s; the factors say how many times as many it needs as best-first"
                + " search, without and with sleep sets (there only where executions always end)."
                + " Fewest: %s.",
            study.rows().size(),
            Grid.decimal(study.depthFirstMean()),
            orders.get(best).name()),
        List.of(
            new Grid(
                1,
                List.of(
                    "order", "mean", "factor", "to sleep sets", "programs with fewer", "with more"),
                summary),
            new Grid(1, header, rows)),
        List.of());
  }

  private static String count(double executions) {
    long whole = Math.round(executions);
    return Math.abs(executions - whole) < 1e-6
        ? Grid.number(whole)
        : String.format(Locale.ROOT, "%,.1f", executions);
  }
}

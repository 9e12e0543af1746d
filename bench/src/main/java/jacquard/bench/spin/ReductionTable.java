package jacquard.bench.spin;

import jacquard.bench.measure.GeometricMean;
import jacquard.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;

/** What the reductions leave of the corpus, as a table with its geometric means. */
record ReductionTable(List<Reduction> reductions) {
  private static final List<String> TITLES =
      List.of(
          "model",
          "remark",
          "full",
          "Spin",
          "Spin, merging",
          "ample",
          "persistent",
          "ample / Spin",
          "persistent / Spin",
          "ample / merging");

  ReductionTable {
    reductions = List.copyOf(reductions);
  }

  Grid grid() {
    List<List<String>> rows = new ArrayList<>();
    for (Reduction r : reductions) {
      List<String> row = new ArrayList<>();
      row.add(r.model().name());
      row.add(r.counts() ? (r.model().holds() ? "" : r.model().verdict()) : r.problem());
      row.add(Table.number(r.model().states()));
      for (long states : List.of(r.spin(), r.merging(), r.ample(), r.persistent())) {
        row.add(states == 0 ? "-" : Table.number(states));
      }
      if (r.counts()) {
        row.add(decimal(ratio(r, Reduction::ample, Reduction::spin)));
        row.add(decimal(ratio(r, Reduction::persistent, Reduction::spin)));
        row.add(decimal(ratio(r, Reduction::ample, Reduction::merging)));
      } else {
        row.addAll(List.of("", "", ""));
      }
      rows.add(row);
    }
    rows.add(
        List.of(
            "geometric mean of " + reductions.stream().filter(Reduction::counts).count(),
            "",
            "",
            "",
            "",
            "",
            "",
            decimal(mean(Reduction::ample, Reduction::spin)),
            decimal(mean(Reduction::persistent, Reduction::spin)),
            decimal(mean(Reduction::ample, Reduction::merging))));
    return new Grid(2, TITLES, rows);
  }

  double mean(ToLongFunction<Reduction> ours, ToLongFunction<Reduction> theirs) {
    return GeometricMean.of(
        reductions.stream()
            .filter(Reduction::counts)
            .mapToDouble(r -> ratio(r, ours, theirs))
            .toArray());
  }

  private static double ratio(
      Reduction r, ToLongFunction<Reduction> ours, ToLongFunction<Reduction> theirs) {
    return (double) ours.applyAsLong(r) / theirs.applyAsLong(r);
  }

  private static String decimal(double n) {
    return String.format(Locale.ROOT, "%.2f", n);
  }
}

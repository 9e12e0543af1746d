package jacquard.bench.spin;

import jacquard.report.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What was measured on scaled models, as tables. */
record SpeedTables(List<Measurement> measurements) {
  private static final double MEGABYTE = 1 << 20;
  private static final List<String> MODELS =
      List.of(
          "model",
          "command",
          "states",
          "wall s",
          "cpu s",
          "wall / spin",
          "cpu / spin",
          "states/s",
          "states/s of search",
          "bytes/state",
          "peak MB");
  private static final List<String> MEANS =
      List.of("command", "models", "states", "wall", "cpu", "bytes/state", "peak");

  SpeedTables {
    measurements = List.copyOf(measurements);
  }

  /** Every model of a mode under every configuration. */
  Grid models(Mode mode) {
    List<List<String>> rows = new ArrayList<>();
    for (Measurement m : measurements) {
      if (m.mode() == mode) {
        rows.add(row(m));
      }
    }
    return new Grid(2, MODELS, rows);
  }

  private List<String> row(Measurement m) {
    List<String> row = new ArrayList<>();
    row.add(m.model().name() + "(" + m.size() + ")");
    row.add(m.configuration().name());
    if (!m.counts()) {
      row.add(m.problem());
      row.addAll(Collections.nCopies(MODELS.size() - row.size(), ""));
      return row;
    }
    Optional<Comparison.Pair> pair =
        Comparison.of(m.mode(), m.configuration(), measurements).pairs().stream()
            .filter(p -> p.other().equals(m))
            .findFirst();
    row.add(Table.number(m.states()));
    row.add(decimal(m.wallSeconds()));
    row.add(decimal(m.cpuSeconds()));
    row.add(pair.map(p -> decimal(p.wall())).orElse(""));
    row.add(pair.map(p -> decimal(p.ratio(Measurement::cpuSeconds))).orElse(""));
    row.add(whole(m.perSecond()));
    row.add(whole(m.perSearchSecond()));
    row.add(whole(m.bytesPerState()));
    row.add(m.peakBytes() == 0 ? "-" : whole(m.peakBytes() / MEGABYTE));
    return row;
  }

  /** Geometric means of the ratios to Spin. */
  Grid means(Mode mode) {
    List<List<String>> rows = new ArrayList<>();
    for (Configuration configuration : Configuration.ALL) {
      Comparison c = Comparison.of(mode, configuration, measurements);
      if (!c.pairs().isEmpty()) {
        rows.add(
            List.of(
                configuration.name(),
                Integer.toString(c.pairs().size()),
                decimal(c.mean(Measurement::states)),
                decimal(c.mean(Measurement::wallSeconds)),
                decimal(c.mean(Measurement::cpuSeconds)),
                decimal(c.mean(Measurement::bytesPerState)),
                decimal(c.mean(Measurement::peakBytes))));
      }
    }
    return new Grid(1, MEANS, rows);
  }

  private static String decimal(double n) {
    return Double.isFinite(n) ? String.format(Locale.ROOT, "%.2f", n) : "-";
  }

  /** A search too short for the tool's clock has no rate. */
  private static String whole(double n) {
    return Double.isFinite(n) ? Table.number(Math.round(n)) : "-";
  }
}

package jacquard.bench.spin;

import jacquard.bench.measure.GeometricMean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * A configuration beside Spin, on the models that both searched to the end.
 *
 * @param pairs one for each model
 * @param unfinished the models that only Spin searched to the end
 */
record Comparison(
    Mode mode, Configuration configuration, List<Pair> pairs, List<String> unfinished) {
  /** The same model under both. */
  record Pair(Measurement spin, Measurement other) {
    double ratio(ToDoubleFunction<Measurement> figure) {
      return figure.applyAsDouble(other) / figure.applyAsDouble(spin);
    }

    double wall() {
      return ratio(Measurement::wallSeconds);
    }
  }

  Comparison {
    pairs = List.copyOf(pairs);
    unfinished = List.copyOf(unfinished);
  }

  static Comparison of(Mode mode, Configuration configuration, List<Measurement> all) {
    List<Pair> pairs = new ArrayList<>();
    List<String> unfinished = new ArrayList<>();
    for (Measurement other : all) {
      if (other.mode() == mode && other.configuration().equals(configuration)) {
        all.stream()
            .filter(m -> m.mode() == mode && m.model().equals(other.model()))
            .filter(m -> m.configuration().equals(mode.baseline()))
            .filter(Measurement::counts)
            .forEach(
                spin -> {
                  if (other.counts()) {
                    pairs.add(new Pair(spin, other));
                  } else {
                    unfinished.add(other.model().name() + " not finished");
                  }
                });
      }
    }
    return new Comparison(mode, configuration, pairs, unfinished);
  }

  /** The geometric mean of a figure's ratios. */
  double mean(ToDoubleFunction<Measurement> figure) {
    return GeometricMean.of(pairs.stream().mapToDouble(p -> p.ratio(figure)).toArray());
  }

  /** Whether the wall time is within a factor of Spin's, and where it is not. */
  String within(double factor) {
    int models = pairs.size() + unfinished.size();
    if (models == 0) {
      return "not measured";
    }
    List<String> beyond = new ArrayList<>(unfinished);
    pairs.stream()
        .filter(p -> p.wall() > factor)
        .map(p -> String.format(Locale.ROOT, "%s %.2f", p.other().model().name(), p.wall()))
        .forEach(beyond::add);
    return String.format(
        Locale.ROOT,
        "%s, %d of %d models, geometric mean %.2f%s",
        beyond.isEmpty() ? "met" : "not met",
        models - beyond.size(),
        models,
        mean(Measurement::wallSeconds),
        beyond.isEmpty() ? "" : "; beyond it: " + String.join(", ", beyond));
  }
}

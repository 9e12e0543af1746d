package jacquard.bench.spin;

import jacquard.bench.measure.Median;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * A model under one configuration.
 *
 * @param size its N
 * @param samples of all rounds
 */
record Measurement(
    ScaledModel model, int size, Mode mode, Configuration configuration, List<Sample> samples) {
  Measurement {
    samples = List.copyOf(samples);
  }

  /** Why it does not count; empty if it does. */
  String problem() {
    return samples.stream()
        .map(s -> s.search().problem())
        .filter(p -> !p.isEmpty())
        .findFirst()
        .orElse("");
  }

  boolean counts() {
    return problem().isEmpty();
  }

  long states() {
    return samples.getFirst().search().states();
  }

  double wallSeconds() {
    return median(s -> s.wall().toNanos() / 1e9);
  }

  double cpuSeconds() {
    return median(s -> s.cpu().toNanos() / 1e9);
  }

  /** States per second of the whole command. */
  double perSecond() {
    return states() / wallSeconds();
  }

  /** States per second of the search alone, by the tool's own clock. */
  double perSearchSecond() {
    return states() / median(s -> s.search().seconds());
  }

  double bytesPerState() {
    return median(s -> s.search().storeBytes()) / states();
  }

  double peakBytes() {
    return median(Sample::peakBytes);
  }

  private double median(ToDoubleFunction<Sample> figure) {
    return Median.of(samples.stream().mapToDouble(figure).toArray());
  }
}

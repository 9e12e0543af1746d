package jacquard.bench.measure;

import java.util.Arrays;

/** The mean of ratios: a half and a double cancel out. */
public final class GeometricMean {
  private GeometricMean() {}

  /** NaN if there are none. */
  public static double of(double... ratios) {
    return Math.exp(Arrays.stream(ratios).map(Math::log).average().orElse(Double.NaN));
  }
}

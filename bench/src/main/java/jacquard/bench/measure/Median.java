package jacquard.bench.measure;

import java.util.Arrays;

/** The middle of some numbers. */
public final class Median {
  private Median() {}

  /** NaN if there are none. */
  public static double of(double... numbers) {
    double[] sorted = numbers.clone();
    Arrays.sort(sorted);
    int n = sorted.length;
    return n == 0 ? Double.NaN : (sorted[(n - 1) / 2] + sorted[n / 2]) / 2;
  }
}

package jacquard.litmus;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalLong;

/** The numbers that formulas for traces are made of. */
final class Count {
  private Count() {}

  static long factorial(int n) {
    return n <= 1 ? 1 : Math.multiplyExact(n, factorial(n - 1));
  }

  static long squareOfFactorial(int n) {
    return Math.multiplyExact(factorial(n), factorial(n));
  }

  /** The ways to pick {@code k} of {@code n} one after the other. */
  static long arrangements(int n, int k) {
    return factorial(n) / factorial(n - k);
  }

  static long power(int base, int exponent) {
    return exponent == 0 ? 1 : Math.multiplyExact(base, power(base, exponent - 1));
  }

  /** The ways to interleave {@code threads} sequences of {@code k} steps; empty beyond a long. */
  static OptionalLong interleavings(int threads, int k) {
    BigInteger all = BigInteger.ONE;
    for (int i = 1; i <= threads * k; i++) {
      all = all.multiply(BigInteger.valueOf(i));
    }
    BigInteger ways = all.divide(BigInteger.valueOf(factorial(k)).pow(threads));
    return ways.bitLength() < Long.SIZE ? OptionalLong.of(ways.longValue()) : OptionalLong.empty();
  }

  /** The ways to pick any number of {@code n}, none included, one after the other. */
  static long arrangements(int n) {
    long sum = 0;
    for (int k = 0; k <= n; k++) {
      sum += arrangements(n, k);
    }
    return sum;
  }

  /** What was counted for {@code n} = first, first + 1, …; empty behind the last of them. */
  static OptionalLong counted(int n, int first, long... counts) {
    return n - first < counts.length ? OptionalLong.of(counts[n - first]) : OptionalLong.empty();
  }

  /** As {@link #counted}, for lists of numbers. */
  @SafeVarargs
  static List<Long> row(int n, int first, List<Long>... rows) {
    return n - first < rows.length ? rows[n - first] : List.of();
  }
}

package jacquard.bench.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Where a value stands between the ends of an axis, and which values are marked on it. */
public sealed interface Scale {
  /** From 0 at the low end to 1 at the high end. */
  double position(double value);

  List<Double> ticks();

  /** Equal steps are equally far apart. */
  record Linear(double low, double high) implements Scale {
    private static final int AT_MOST = 6;

    /** From 0 to the largest value. */
    public static Linear over(double largest) {
      return new Linear(0, largest <= 0 ? 1 : largest);
    }

    @Override
    public double position(double value) {
      return (value - low) / (high - low);
    }

    @Override
    public List<Double> ticks() {
      double step = step((high - low) / AT_MOST);
      List<Double> ticks = new ArrayList<>();
      for (double t = Math.ceil(low / step) * step; t <= high + step / 1e6; t += step) {
        ticks.add(t);
      }
      return ticks;
    }

    /** The smallest of 1, 2, 5, 10, 20, … times a power of ten that is not smaller than this. */
    private static double step(double atLeast) {
      double power = Math.pow(10, Math.floor(Math.log10(atLeast)));
      for (double factor : new double[] {1, 2, 5}) {
        if (factor * power >= atLeast * (1 - 1e-9)) {
          return factor * power;
        }
      }
      return 10 * power;
    }
  }

  /** Equal factors are equally far apart; the ends are powers of ten. */
  record Logarithmic(int lowDecade, int highDecade) implements Scale {
    /** Room for all values between these, which are positive. */
    public static Logarithmic over(double smallest, double largest) {
      int low = (int) Math.floor(Math.log10(smallest));
      int high = (int) Math.ceil(Math.log10(largest));
      return new Logarithmic(low, Math.max(high, low + 1));
    }

    @Override
    public double position(double value) {
      return (Math.log10(value) - lowDecade) / (highDecade - lowDecade);
    }

    @Override
    public List<Double> ticks() {
      List<Double> ticks = new ArrayList<>();
      for (int decade = lowDecade; decade <= highDecade; decade++) {
        ticks.add(Math.pow(10, decade));
      }
      return ticks;
    }
  }

  /** A value as an axis shows it: 0.01, 25, 10,000. */
  static String text(double value) {
    if (value == Math.rint(value)) {
      return String.format(Locale.ROOT, "%,.0f", value);
    }
    String digits = String.format(Locale.ROOT, "%.6f", value);
    return digits.replaceAll("0+$", "");
  }
}

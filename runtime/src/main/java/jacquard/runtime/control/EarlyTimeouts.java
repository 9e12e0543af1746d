package jacquard.runtime.control;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which timeouts may fire although others can still move. All others fire only when nobody can: who
 * waits for ten seconds takes it that everybody else is done by then.
 *
 * @param perThread how many there may be in each thread
 * @param below how long a time must be to be never over early
 */
public record EarlyTimeouts(int perThread, Duration below) {
  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Pattern FORM =
      Pattern.compile("(\\d{1,3})(?: ?, ?below ?= ?(\\d{1,12}) ?(ns|us|ms|s|m|h))?");

  /** Longer times mean the same, and would overflow when counted in nanoseconds. */
  private static final Duration MAX = Duration.ofDays(365);

  public static final EarlyTimeouts DEFAULT = new EarlyTimeouts(1, SECOND);

  public EarlyTimeouts {
    if (perThread < 0 || below.isNegative()) {
      throw new IllegalArgumentException("not a number of timeouts, or not a time");
    }
  }

  /**
   * Reads {@code 2} or {@code 2,below=500ms}.
   *
   * @throws IllegalArgumentException if it is anything else
   */
  public static EarlyTimeouts parse(String text) {
    Matcher m = FORM.matcher(text.strip());
    if (!m.matches()) {
      throw new IllegalArgumentException(
          "'%s' is not a number of timeouts: give 2, or 2,below=500ms".formatted(text));
    }
    Duration below =
        m.group(2) == null ? DEFAULT.below : time(Long.parseLong(m.group(2)), m.group(3));
    return new EarlyTimeouts(Integer.parseInt(m.group(1)), below.compareTo(MAX) < 0 ? below : MAX);
  }

  private static Duration time(long n, String unit) {
    return switch (unit) {
      case "ns" -> Duration.ofNanos(n);
      case "us" -> Duration.ofNanos(n * 1_000);
      case "ms" -> Duration.ofMillis(n);
      case "s" -> Duration.ofSeconds(n);
      case "m" -> Duration.ofMinutes(n);
      default -> Duration.ofHours(n);
    };
  }

  /**
   * Whether a time may be over early. Code of the JDK waits for what is left of a time by the
   * clock, which has gone on a little by then.
   */
  public boolean isShort(long nanos) {
    long limit = below.toNanos();
    return nanos < limit - limit / 1_000;
  }

  /** As {@link #parse} reads it. */
  @Override
  public String toString() {
    return below.equals(DEFAULT.below)
        ? Integer.toString(perThread)
        : perThread + ",below=" + text(below.toNanos());
  }

  /** A time as people write it: {@code 10 ms}. */
  public static String spoken(long nanos) {
    return text(nanos).replaceFirst("(?=[a-z])", " ");
  }

  /** A time in the largest unit in which it is a whole number. */
  private static String text(long nanos) {
    if (nanos == 0) {
      return "0ms";
    }
    if (nanos % 3_600_000_000_000L == 0) {
      return nanos / 3_600_000_000_000L + "h";
    }
    if (nanos % 60_000_000_000L == 0) {
      return nanos / 60_000_000_000L + "m";
    }
    if (nanos % 1_000_000_000 == 0) {
      return nanos / 1_000_000_000 + "s";
    }
    if (nanos % 1_000_000 == 0) {
      return nanos / 1_000_000 + "ms";
    }
    return nanos % 1_000 == 0 ? nanos / 1_000 + "us" : nanos + "ns";
  }
}

package jacquard.cli.command;

import jacquard.check.Races;
import jacquard.runtime.control.EarlyTimeouts;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.TypeConversionException;

/** How options are read; what cannot be read is told in one line. */
final class Values {
  private Values() {}

  /** Any whole number. */
  static final class Whole implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      return whole(text);
    }
  }

  /** What to do about data races. */
  static final class Race implements ITypeConverter<Races> {
    @Override
    public Races convert(String text) {
      return switch (text) {
        case "report" -> Races.REPORT;
        case "fail" -> Races.FAIL;
        case "ignore" -> Races.IGNORE;
        default ->
            throw new TypeConversionException("'" + text + "' is not report, fail or ignore");
      };
    }
  }

  /** A whole number from 1 on. */
  static final class Count implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      return count(text, Long.MAX_VALUE);
    }
  }

  /** The number of a port behind {@code =}; what follows without it is another argument. */
  static final class Port implements IParameterPreprocessor {
    static final int DEFAULT = 5005;

    @Override
    public boolean preprocess(
        Stack<String> args, CommandSpec command, ArgSpec option, Map<String, Object> info) {
      if ("=".equals(info.get("separator"))) {
        return false;
      }
      option.setValue(Optional.of(DEFAULT));
      return true;
    }
  }

  /** An option of a JVM, which looks like one of ours. */
  static final class JvmOption implements IParameterPreprocessor {
    @Override
    public boolean preprocess(
        Stack<String> args, CommandSpec command, ArgSpec option, Map<String, Object> info) {
      if (args.isEmpty()) {
        return false;
      }
      List<String> before = option.getValue();
      List<String> all = new ArrayList<>(before);
      all.add(args.pop());
      option.setValue(all);
      return true;
    }
  }

  /** A whole number from 1 on that fits an {@code int}. */
  static final class SmallCount implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      return (int) count(text, Integer.MAX_VALUE);
    }
  }

  /** A number that may be zero. */
  static final class FromZero implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      return text.equals("0") ? 0 : (int) count(text, 1_000);
    }
  }

  /** Which time-outs may fire early: {@code 2} or {@code 2,below=500ms}. */
  static final class Early implements ITypeConverter<EarlyTimeouts> {
    @Override
    public EarlyTimeouts convert(String text) {
      try {
        return EarlyTimeouts.parse(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(String.valueOf(e.getMessage()));
      }
    }
  }

  /** A time with its unit: {@code 500ms}, {@code 60s}, {@code 5m}, {@code 2h}. */
  static final class Time implements ITypeConverter<Duration> {
    private static final Pattern FORM = Pattern.compile("(\\d{1,12})(ms|s|m|h)");

    @Override
    public Duration convert(String text) {
      Matcher m = FORM.matcher(text);
      if (!m.matches() || Long.parseLong(m.group(1)) == 0) {
        throw new TypeConversionException(
            "'" + text + "' is not a time with its unit, such as 60s, 500ms or 5m");
      }
      long n = Long.parseLong(m.group(1));
      Duration time =
          switch (m.group(2)) {
            case "ms" -> Duration.ofMillis(n);
            case "s" -> Duration.ofSeconds(n);
            case "m" -> Duration.ofMinutes(n);
            default -> Duration.ofHours(n);
          };
      return time.compareTo(MAX) < 0 ? time : MAX;
    }
  }

  /** Longer times mean the same, and would overflow when counted in nanoseconds. */
  private static final Duration MAX = Duration.ofDays(365);

  private static long count(String text, long max) {
    long n = whole(text);
    if (n < 1) {
      throw new TypeConversionException("'" + text + "' is less than 1");
    }
    if (n > max) {
      throw new TypeConversionException("'" + text + "' is more than " + max);
    }
    return n;
  }

  private static long whole(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException _) {
      throw new TypeConversionException("'" + text + "' is not a whole number, or too large");
    }
  }
}

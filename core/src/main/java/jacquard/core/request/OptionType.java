package jacquard.core.request;

import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What an option can be given, and how that is written. What is printed is read back as the same
 * value.
 */
public interface OptionType<T> {
  /**
   * Reads a value.
   *
   * @throws IllegalArgumentException if it is none; the message says what to give
   */
  T parse(String text);

  default String print(T value) {
    return String.valueOf(value);
  }

  /** Whether it may be given several times, which makes a list. */
  default boolean isRepeated() {
    return false;
  }

  /** Whether it is given or not, and has no value. */
  default boolean isFlag() {
    return false;
  }

  /** Whether its value may be left out, which makes it empty. */
  default boolean isOptional() {
    return false;
  }

  /** Any text. */
  OptionType<String> TEXT = text -> text;

  /** A name, or nothing. */
  OptionType<String> NAME_OR_NOTHING =
      new OptionType<>() {
        @Override
        public String parse(String text) {
          return text;
        }

        @Override
        public boolean isOptional() {
          return true;
        }
      };

  /** Given or not. */
  OptionType<Boolean> FLAG =
      new OptionType<>() {
        @Override
        public Boolean parse(String text) {
          if (!text.equals("true")) {
            throw new IllegalArgumentException("it takes no value");
          }
          return true;
        }

        @Override
        public boolean isFlag() {
          return true;
        }
      };

  /** Texts, in the order in which they were given. */
  OptionType<List<String>> TEXTS =
      new OptionType<>() {
        @Override
        public List<String> parse(String text) {
          return List.of(text);
        }

        @Override
        public boolean isRepeated() {
          return true;
        }
      };

  OptionType<Long> FROM_ONE = text -> count(text, Long.MAX_VALUE);
  OptionType<Long> INT_FROM_ONE = text -> count(text, Integer.MAX_VALUE);
  OptionType<Long> UP_TO_THOUSAND = text -> text.equals("0") ? 0 : count(text, 1_000);
  OptionType<Long> WHOLE = OptionType::whole;

  /** Such as 500ms, 60s, 5m. */
  OptionType<Duration> TIME =
      new OptionType<>() {
        private final Pattern form = Pattern.compile("(\\d{1,12})(ms|s|m|h)");

        // longer times mean the same, and would overflow when counted in nanoseconds
        private final Duration most = Duration.ofDays(365);

        @Override
        public Duration parse(String text) {
          Matcher m = form.matcher(text);
          if (!m.matches() || Long.parseLong(m.group(1)) == 0) {
            throw new IllegalArgumentException(
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
          return time.compareTo(most) < 0 ? time : most;
        }

        @Override
        public String print(Duration time) {
          return time.toMillis() % 1000 == 0 ? time.toSeconds() + "s" : time.toMillis() + "ms";
        }
      };

  /** One of some words. */
  static OptionType<String> oneOf(String... words) {
    List<String> all = List.of(words);
    return text -> {
      if (!all.contains(text)) {
        throw new IllegalArgumentException(
            "'%s' is not %s".formatted(text, String.join(" or ", all)));
      }
      return text;
    };
  }

  private static long count(String text, long max) {
    long n = whole(text);
    if (n < 1) {
      throw new IllegalArgumentException("'" + text + "' is less than 1");
    }
    if (n > max) {
      throw new IllegalArgumentException("'" + text + "' is more than " + max);
    }
    return n;
  }

  private static long whole(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("'" + text + "' is not a whole number, or too large", e);
    }
  }
}

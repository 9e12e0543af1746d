package jacquard.cli.command;

import jacquard.cli.console.UsageException;
import java.util.Map;
import java.util.Optional;
import java.util.Stack;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.TypeConversionException;

/** How options are read; what cannot be read is told in one line. */
final class Values {
  private Values() {}

  /** A size such as {@code 16g}. */
  static final class Memory implements ITypeConverter<Memory.Size> {
    /** With less a JVM does not start. */
    private static final long LEAST = 32 << 20;

    /**
     * How much memory was asked for.
     *
     * @param typed as it was typed
     */
    record Size(String typed, long bytes) {
      /** The launcher starts the JVM with so much; another way to start it may not. */
      void requireForThisJvm() {
        if (Runtime.getRuntime().maxMemory() < bytes / 10 * 9) {
          throw new UsageException(
              "--memory %s: this JVM has only %d MB; give less, or start it with java -Xmx%s"
                  .formatted(typed, Runtime.getRuntime().maxMemory() >> 20, typed));
        }
      }
    }

    @Override
    public Size convert(String text) {
      if (!text.matches("[1-9]\\d{0,6}[kmgKMG]")) {
        throw new TypeConversionException(
            "'" + text + "' is no size: give one such as 512m or 16g");
      }
      int shift =
          switch (Character.toLowerCase(text.charAt(text.length() - 1))) {
            case 'k' -> 10;
            case 'm' -> 20;
            default -> 30;
          };
      long bytes = Long.parseLong(text.substring(0, text.length() - 1)) << shift;
      if (bytes < LEAST) {
        throw new TypeConversionException("'" + text + "' is too little: give 32m or more");
      }
      return new Size(text, bytes);
    }
  }

  /** Any whole number. */
  static final class Whole implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      return whole(text);
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

  /** A whole number from 1 on that fits an {@code int}. */
  static final class SmallCount implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      return (int) count(text, Integer.MAX_VALUE);
    }
  }

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

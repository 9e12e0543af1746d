package jacquard.cli.command;

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

package jacquard.cli.command;

import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Stack;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.TypeConversionException;

/** The options of a request on a command line, made from the table that describes them. */
public final class RequestOptions {
  private final List<CheckOption<?>> options;
  private final Map<CheckOption<?>, List<String>> given = new LinkedHashMap<>();

  public RequestOptions(List<CheckOption<?>> options) {
    this.options = List.copyOf(options);
  }

  /** Lets a command take them. */
  public void addTo(CommandSpec command) {
    for (CheckOption<?> option : options) {
      command.addOption(spec(option));
    }
  }

  /** What was typed. */
  public CheckRequest request(String target, List<String> arguments) {
    CheckRequest request = CheckRequest.of(target).withArguments(arguments);
    for (Map.Entry<CheckOption<?>, List<String>> entry : given.entrySet()) {
      for (String value : entry.getValue()) {
        request = request.withTyped(entry.getKey(), value);
      }
    }
    return request;
  }

  private OptionSpec spec(CheckOption<?> option) {
    List<String> values = new ArrayList<>();
    OptionSpec.Builder spec =
        OptionSpec.builder(names(option))
            .description(option.about())
            .hasInitialValue(false)
            .setter(
                new CommandLine.Model.ISetter() {
                  @Override
                  @SuppressWarnings("TypeParameterUnusedInFormals") // as picocli has it
                  public <T> T set(T value) {
                    take(option, values, value);
                    return value;
                  }
                });
    if (option.type().isFlag()) {
      return spec.type(boolean.class).arity("0").build();
    }
    spec.paramLabel(option.label()).type(String.class).converters(converter(option));
    if (option.type().isOptional()) {
      spec.arity("0..1").parameterConsumer(new NameOrNothing(option, values));
    } else {
      spec.arity("1").parameterConsumer(new Value(option, values));
    }
    return spec.build();
  }

  private static String[] names(CheckOption<?> option) {
    return option.equals(CheckOptions.CLASSPATH)
        ? new String[] {"--classpath", "-cp"}
        : new String[] {option.typed()};
  }

  private void take(CheckOption<?> option, List<String> values, Object value) {
    if (value instanceof Boolean set && set) {
      values.add("true");
      given.put(option, values);
    }
  }

  private static ITypeConverter<String> converter(CheckOption<?> option) {
    return text -> {
      check(option, text);
      return text;
    };
  }

  private static void check(CheckOption<?> option, String text) {
    try {
      option.type().parse(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(String.valueOf(e.getMessage()));
    }
  }

  /** Takes the next argument, whatever it looks like: an option of a JVM looks like one of ours. */
  private final class Value implements CommandLine.IParameterConsumer {
    private final CheckOption<?> option;
    private final List<String> values;

    Value(CheckOption<?> option, List<String> values) {
      this.option = option;
      this.values = values;
    }

    @Override
    public void consumeParameters(Stack<String> rest, ArgSpec spec, CommandSpec command) {
      if (rest.isEmpty() || looksLikeOurs(rest.peek(), command)) {
        throw new CommandLine.MissingParameterException(
            command.commandLine(),
            spec,
            "missing required parameter for option '%s' (%s)"
                .formatted(option.typed(), option.label()));
      }
      if (!option.type().isRepeated() && !values.isEmpty()) {
        throw new CommandLine.OverwrittenOptionException(
            command.commandLine(),
            spec,
            "option '%s' (%s) should be specified only once"
                .formatted(option.typed(), option.label()));
      }
      String value = rest.pop();
      try {
        check(option, value);
      } catch (TypeConversionException e) {
        throw new CommandLine.ParameterException(
            command.commandLine(),
            "invalid value for option '%s': %s".formatted(option.typed(), e.getMessage()),
            spec,
            value);
      }
      values.add(value);
      given.put(option, values);
    }

    private boolean looksLikeOurs(String text, CommandSpec command) {
      return !option.type().isRepeated() && command.optionsMap().containsKey(text);
    }
  }

  /** Takes what follows only where it can be the name of a claim: no file and no schedule can. */
  private final class NameOrNothing implements CommandLine.IParameterConsumer {
    private final CheckOption<?> option;
    private final List<String> values;

    NameOrNothing(CheckOption<?> option, List<String> values) {
      this.option = option;
      this.values = values;
    }

    @Override
    public void consumeParameters(Stack<String> rest, ArgSpec spec, CommandSpec command) {
      boolean isName = !rest.isEmpty() && rest.peek().matches("\\w+");
      values.add(isName ? rest.pop() : "");
      given.put(option, values);
    }
  }
}

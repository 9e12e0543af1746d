package jacquard.core.request;

import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What was asked: a target, and a value for each option that was given. Two requests are equal if
 * they ask the same. Immutable.
 */
public final class CheckRequest implements Serializable {
  private static final long serialVersionUID = 1L;

  private final transient String target;
  private final transient List<String> arguments;
  private final transient Map<CheckOption<?>, Object> values;

  private CheckRequest(String target, List<String> arguments, Map<CheckOption<?>, Object> values) {
    this.target = target;
    this.arguments = List.copyOf(arguments);
    this.values = values;
  }

  /** The check of a target, with all options left open. */
  public static CheckRequest of(String target) {
    return new CheckRequest(target, List.of(), Map.of());
  }

  /** As it was typed. */
  public String target() {
    return target;
  }

  /** For the {@code main} of a Java program. */
  public List<String> arguments() {
    return arguments;
  }

  public CheckRequest withTarget(String other) {
    return new CheckRequest(other, arguments, values);
  }

  public CheckRequest withArguments(List<String> others) {
    return new CheckRequest(target, others, values);
  }

  /** The value of an option; empty if it is not given. */
  @SuppressWarnings("unchecked") // values are put in by with() alone
  public <T> Optional<T> get(CheckOption<T> option) {
    return Optional.ofNullable((T) values.get(option));
  }

  public boolean has(CheckOption<?> option) {
    return values.containsKey(option);
  }

  /** The values of an option that may be repeated; none if it is not given. */
  public List<String> all(CheckOption<List<String>> option) {
    return get(option).orElse(List.of());
  }

  /** The same with another value for an option. */
  public <T> CheckRequest with(CheckOption<T> option, T value) {
    Map<CheckOption<?>, Object> changed = new LinkedHashMap<>(values);
    changed.put(option, value instanceof List<?> list ? List.copyOf(list) : value);
    return new CheckRequest(target, arguments, changed);
  }

  /** The same with a value as it is typed; a repeated option gets one more. */
  public <T> CheckRequest withTyped(CheckOption<T> option, String text) {
    if (option.type().isRepeated()) {
      List<String> longer = new ArrayList<>();
      if (values.get(option) instanceof List<?> before) {
        before.forEach(b -> longer.add(String.valueOf(b)));
      }
      longer.add(text);
      Map<CheckOption<?>, Object> changed = new LinkedHashMap<>(values);
      changed.put(option, List.copyOf(longer));
      return new CheckRequest(target, arguments, changed);
    }
    return with(option, option.type().parse(text));
  }

  /** The same without an option. */
  public CheckRequest without(CheckOption<?> option) {
    Map<CheckOption<?>, Object> changed = new LinkedHashMap<>(values);
    changed.remove(option);
    return new CheckRequest(target, arguments, changed);
  }

  /** Only what a replay needs: the target, and what is asked of it. */
  public CheckRequest ofTarget() {
    CheckRequest kept = this;
    for (CheckOption<?> option : given()) {
      if (!CheckOptions.isOfTarget(option)) {
        kept = kept.without(option);
      }
    }
    return kept;
  }

  /** The options that are given, in the order of the table. */
  public List<CheckOption<?>> given() {
    return CheckOptions.all().stream().filter(values::containsKey).toList();
  }

  /** The values of an option as they are typed; the empty text for a flag. */
  public <T> List<String> typed(CheckOption<T> option) {
    Object value = values.get(option);
    if (value == null) {
      return List.of();
    }
    if (value instanceof List<?> list) {
      return list.stream().map(String::valueOf).toList();
    }
    return List.of(option.type().isFlag() ? "" : get(option).map(option.type()::print).orElse(""));
  }

  /**
   * As arguments of a command: the target, then its options, each with its value behind {@code =}
   * where that is not empty, then the arguments for the program.
   */
  public List<String> words() {
    List<String> words = new ArrayList<>();
    words.add(target);
    for (CheckOption<?> option : given()) {
      for (String value : typed(option)) {
        if (value.isEmpty()) {
          words.add(option.typed());
        } else if (option.name().length() == 1) {
          words.add(option.typed());
          words.add(value);
        } else {
          words.add(option.typed() + "=" + value);
        }
      }
    }
    if (!arguments.isEmpty()) {
      words.add("--");
      words.addAll(arguments);
    }
    return words;
  }

  /** What is sent to another JVM: options are named, and have their values as they are typed. */
  private record Sent(String target, List<String> arguments, Map<String, List<String>> options)
      implements Serializable {
    private static final long serialVersionUID = 1L;

    private Object readResolve() {
      CheckRequest request = CheckRequest.of(target).withArguments(arguments);
      for (Map.Entry<String, List<String>> sent : options.entrySet()) {
        CheckOption<?> option = CheckOptions.named(sent.getKey()).orElseThrow();
        for (String value : sent.getValue()) {
          request = request.withTyped(option, option.type().isFlag() ? "true" : value);
        }
      }
      return request;
    }
  }

  private Object writeReplace() {
    Map<String, List<String>> options = new LinkedHashMap<>();
    given().forEach(option -> options.put(option.name(), typed(option)));
    return new Sent(target, arguments, options);
  }

  @SuppressWarnings("unused") // called when somebody sends what is not ours
  private void readObject(ObjectInputStream in) throws InvalidObjectException {
    throw new InvalidObjectException("a request is sent by its names");
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CheckRequest request
        && target.equals(request.target)
        && arguments.equals(request.arguments)
        && values.equals(request.values);
  }

  @Override
  public int hashCode() {
    return Objects.hash(target, arguments, values);
  }

  @Override
  public String toString() {
    return String.join(" ", words());
  }
}

package jacquard.check.selftest;

import java.util.ArrayList;
import java.util.List;

/**
 * A statement of a thread, which leaves what it saw in {@code r}.
 *
 * @param template Java, with {@code %0}, {@code %1} and so on for the arguments
 */
record Operation(String template, List<Argument> arguments) {
  /**
   * An argument.
   *
   * @param expression as it was drawn
   * @param simplest what else could stand there
   */
  record Argument(String expression, String simplest) {
    boolean isSimplest() {
      return expression.equals(simplest);
    }
  }

  Operation {
    arguments = List.copyOf(arguments);
  }

  Operation(String code) {
    this(code, List.of());
  }

  String code() {
    String code = template;
    for (int i = arguments.size() - 1; i >= 0; i--) {
      code = code.replace("%" + i, arguments.get(i).expression());
    }
    return code;
  }

  Operation withSimplest(int argument) {
    List<Argument> changed = new ArrayList<>(arguments);
    String simplest = changed.get(argument).simplest();
    changed.set(argument, new Argument(simplest, simplest));
    return new Operation(template, changed);
  }
}

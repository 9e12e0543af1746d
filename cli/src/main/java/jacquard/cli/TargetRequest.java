package jacquard.cli;

import java.util.List;
import java.util.Optional;

/**
 * What the user says about the program to check.
 *
 * @param text the target as it was typed
 * @param classPath as it was typed, where a Java program is looked for
 * @param arguments for the program's {@code main}
 */
record TargetRequest(String text, Optional<String> classPath, List<String> arguments) {
  TargetRequest {
    arguments = List.copyOf(arguments);
  }

  static TargetRequest of(String text) {
    return new TargetRequest(text, Optional.empty(), List.of());
  }
}

package jacquard.cli;

import jacquard.runtime.control.ExploredBehaviour;
import jacquard.runtime.rewrite.JvmOptions;
import java.util.List;
import java.util.Optional;

/**
 * What the user says about the program to check.
 *
 * @param text the target as it was typed
 * @param classPath as it was typed, where a Java program is looked for
 * @param arguments for the program's {@code main}
 * @param behaviour what may happen to a Java program
 * @param jvmOptions of the JVM that it runs in
 */
record TargetRequest(
    String text,
    Optional<String> classPath,
    List<String> arguments,
    ExploredBehaviour behaviour,
    JvmOptions jvmOptions) {
  TargetRequest {
    arguments = List.copyOf(arguments);
  }

  static TargetRequest of(String text) {
    return new TargetRequest(
        text, Optional.empty(), List.of(), ExploredBehaviour.DEFAULT, JvmOptions.NONE);
  }
}

package jacquard.cli;

import jacquard.core.Schedule;
import jacquard.explore.Subject;
import jacquard.runtime.JavaProgram;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A program to be checked.
 *
 * @param name as the user calls it
 * @param code the places of its operations, as the subject's vocabulary tells them; empty where
 *     they are not known beforehand
 * @param words what finds the same program again behind a replay's token
 * @param java the subject, if it is a Java program
 */
record Target(
    String name,
    Subject subject,
    List<String> code,
    List<String> words,
    Optional<JavaProgram> java) {
  Target {
    code = List.copyOf(code);
    words = List.copyOf(words);
  }

  /** The command that shows a schedule again. */
  String replay(Schedule schedule) {
    return words.stream()
        .map(Shell::quote)
        .collect(
            Collectors.joining(
                " ",
                "%s replay %s ".formatted(Shell.command(), Shell.quote(schedule.toString())),
                ""));
  }

  /** A program that is known by its name alone. */
  Target(String name, Subject subject, List<String> code) {
    this(name, subject, code, List.of(name), Optional.empty());
  }
}

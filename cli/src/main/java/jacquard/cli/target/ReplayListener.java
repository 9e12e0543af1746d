package jacquard.cli.target;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * Who is told what while a schedule is run again.
 *
 * @param printed each line that the program prints, marked as such
 * @param told what the user has to do
 * @param debugPort where a debugger follows, if one does
 */
public record ReplayListener(
    Consumer<String> printed, Consumer<String> told, Optional<Integer> debugPort) {
  /** A line that the program prints, so that it cannot be taken for one of ours. */
  void hear(String line) {
    printed.accept("| " + line);
  }
}

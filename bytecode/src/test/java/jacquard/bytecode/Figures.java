package jacquard.bytecode;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** What a test counted, for the file that {@code -Djacquard.bytecode.report=FILE} names. */
final class Figures {
  private static final String FILE = System.getProperty("jacquard.bytecode.report", "");

  private Figures() {}

  /** Adds a line. */
  static void report(String line) {
    if (FILE.isEmpty()) {
      return;
    }
    try {
      Files.writeString(
          Path.of(FILE), line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

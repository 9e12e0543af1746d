package jacquard.bench.spin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Folders without folders in them. */
final class Folders {
  private Folders() {}

  static void delete(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }

  /** Copies the files of a folder, such as a model with what it includes. */
  static void copyFiles(Path from, Path to) throws IOException {
    try (var files = Files.list(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, to.resolve(file.getFileName()));
      }
    }
  }
}

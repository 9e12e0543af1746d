package jacquard.cli.console;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Why a file cannot be written, in words: the exceptions of the JDK mostly repeat its name. */
public final class Unwritable {
  private Unwritable() {}

  public static String why(Path file, IOException e) {
    return switch (e) {
      case NoSuchFileException _ -> "no such folder";
      case AccessDeniedException _ -> "permission denied";
      default -> Files.isDirectory(file) ? "it is a folder" : String.valueOf(e.getMessage());
    };
  }
}

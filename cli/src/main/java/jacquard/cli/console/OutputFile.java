package jacquard.cli.console;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A file that is written because the user named it. What cannot be written is said in words: the
 * exceptions of the JDK mostly repeat its name.
 */
public record OutputFile(Path path) {
  private static final String NO_FOLDER = "no such folder";

  private static final String DENIED = "permission denied";

  /** Writes what a file is to contain. */
  public interface Content {
    void write(Writer out) throws IOException;
  }

  /** Writes a file at its place. */
  public interface Saving {
    void to(Path path) throws IOException;
  }

  /** Whether a name stands for the output, where text may go there. */
  public static boolean isOutput(String name) {
    return name.equals("-");
  }

  /**
   * A file by its name.
   *
   * @throws UsageException if no file can have this name
   */
  public static OutputFile of(String name) {
    if (isOutput(name)) {
      throw new UsageException("'-' is no file, and this does not go to the output: name a file");
    }
    if (name.isBlank()) {
      throw new UsageException("not a file name: " + Shell.quote(name));
    }
    try {
      return new OutputFile(Path.of(name));
    } catch (InvalidPathException e) {
      throw new UsageException("not a file name: " + Shell.quote(name), e);
    }
  }

  /**
   * Looks whether it could be written, and leaves everything as it is: so nobody waits for a result
   * that is then lost.
   *
   * @throws UsageException if it cannot
   */
  public OutputFile requireWritable() {
    Path folder = path.toAbsolutePath().getParent();
    if (Files.isDirectory(path)) {
      throw unwritable(path, "it is a folder");
    }
    if (folder == null || !Files.isDirectory(folder)) {
      throw unwritable(path, NO_FOLDER);
    }
    if (!Files.isWritable(Files.exists(path) ? path : folder)) {
      throw unwritable(path, DENIED);
    }
    return this;
  }

  /**
   * Makes sure that nothing is written over what is read, nor over what else is written. A dash
   * stands for the output.
   *
   * @param read what is read, as far as it is a file
   * @param isRead whether a file that is there is read besides
   * @throws UsageException if a file has two parts to play
   */
  public static void requireApart(List<String> read, List<String> written, Predicate<Path> isRead) {
    List<OutputFile> files =
        written.stream().filter(name -> !isOutput(name)).map(OutputFile::of).toList();
    Set<Path> seen = new HashSet<>();
    for (OutputFile file : files) {
      if (read.stream().anyMatch(file::isSameAs)
          || (Files.exists(file.path) && isRead.test(file.path))) {
        throw unwritable(file.path, "it is what is read");
      }
      if (!seen.add(file.meant())) {
        throw unwritable(file.path, "it is written twice");
      }
    }
  }

  /** What is written, whatever links lead there. */
  private Path meant() {
    Path absolute = path.toAbsolutePath().normalize();
    try {
      if (Files.exists(path)) {
        return path.toRealPath();
      }
      Path folder = absolute.getParent();
      return folder == null ? absolute : folder.toRealPath().resolve(folder.relativize(absolute));
    } catch (IOException _) {
      return absolute; // then it cannot be written, which is said elsewhere
    }
  }

  private boolean isSameAs(String target) {
    try {
      // X.java#method is in the file X.java
      Path read = Path.of(target.split("#", 2)[0]);
      return Files.exists(path) && Files.exists(read) && Files.isSameFile(path, read);
    } catch (IOException | InvalidPathException _) {
      return false; // then it is no file that could be lost
    }
  }

  private static UsageException unwritable(Path path, String why) {
    return new UsageException("cannot write %s: %s; give another file".formatted(path, why));
  }

  /**
   * Writes text.
   *
   * @throws UsageException if that cannot be done
   */
  public void write(Charset charset, Content content) {
    save(
        p -> {
          try (Writer out = Files.newBufferedWriter(p, charset)) {
            content.write(out);
          }
        });
  }

  /**
   * Lets others write it.
   *
   * @throws UsageException if that cannot be done
   */
  public void save(Saving saving) {
    try {
      saving.to(path);
    } catch (IOException e) {
      UsageException refused = unwritable(path, why(e));
      refused.initCause(e);
      throw refused;
    }
  }

  private String why(IOException e) {
    return switch (e) {
      case NoSuchFileException _ -> NO_FOLDER;
      case AccessDeniedException _ -> DENIED;
      default -> Files.isDirectory(path) ? "it is a folder" : String.valueOf(e.getMessage());
    };
  }
}

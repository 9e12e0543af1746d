package jacquard.cli.console;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A file that the user names. What cannot be read or written is said in words: the exceptions of
 * the JDK mostly repeat its name.
 */
public record NamedFile(Path path) {
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
  public static NamedFile of(String name) {
    if (isOutput(name)) {
      throw new UsageException("'-' is no file, and this does not go to the output: name a file");
    }
    try {
      return new NamedFile(Path.of(name));
    } catch (InvalidPathException e) {
      throw new UsageException("not a file name: " + Shell.quote(name), e);
    }
  }

  /**
   * What the file contains.
   *
   * @throws UsageException if it cannot be read, or not as text
   */
  public String text(Charset charset) {
    try {
      return Files.readString(path, charset);
    } catch (CharacterCodingException e) {
      throw new UsageException("cannot read " + path + ": it is not a text file", e);
    } catch (IOException e) {
      throw new UsageException("cannot read " + path + ": " + why(e, "no such file"), e);
    }
  }

  /**
   * Looks whether it could be written, and leaves everything as it is: so nobody waits for a result
   * that is then lost.
   *
   * @throws UsageException if it cannot
   */
  public NamedFile requireWritable() {
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
   * @param target what is read, if it is a file
   * @throws UsageException if a file has two parts to play
   */
  public static void requireApart(String target, List<String> written) {
    List<NamedFile> files =
        written.stream().filter(name -> !isOutput(name)).map(NamedFile::of).toList();
    Set<Path> seen = new HashSet<>();
    for (NamedFile file : files) {
      if (file.isSameAs(target)) {
        throw unwritable(file.path, "it is what is read");
      }
      if (!seen.add(file.path.toAbsolutePath().normalize())) {
        throw unwritable(file.path, "it is written twice");
      }
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
      UsageException refused = unwritable(path, why(e, NO_FOLDER));
      refused.initCause(e);
      throw refused;
    }
  }

  private String why(IOException e, String missing) {
    return switch (e) {
      case NoSuchFileException _ -> missing;
      case AccessDeniedException _ -> DENIED;
      default -> Files.isDirectory(path) ? "it is a folder" : String.valueOf(e.getMessage());
    };
  }
}

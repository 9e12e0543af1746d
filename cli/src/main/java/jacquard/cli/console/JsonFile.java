package jacquard.cli.console;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** Where the value of {@code --json} leads: to a file, or with {@code -} to the output. */
public final class JsonFile {
  private static final String OUTPUT = "-";

  private final String name;

  private JsonFile(String name) {
    this.name = name;
  }

  /** Writes a document. */
  public interface Document {
    void write(Writer out) throws IOException;
  }

  /**
   * Makes sure, before any work is done, that the file can be written.
   *
   * @throws UsageException if it cannot
   */
  public static Optional<JsonFile> prepare(Optional<String> option) {
    Optional<JsonFile> file = option.map(JsonFile::new);
    file.filter(f -> !f.isOutput()).ifPresent(JsonFile::probe);
    return file;
  }

  /** Whether the document takes the place of the text. */
  public boolean isOutput() {
    return name.equals(OUTPUT);
  }

  public void write(Console console, Document document) {
    try {
      if (isOutput()) {
        document.write(console.out());
      } else {
        try (Writer out = Files.newBufferedWriter(path(), StandardCharsets.UTF_8)) {
          document.write(out);
        }
      }
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  /** Opens the file and leaves its content alone. */
  private void probe() {
    try {
      Files.newOutputStream(path(), StandardOpenOption.CREATE, StandardOpenOption.WRITE).close();
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  private Path path() {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new UsageException("--json: not a file name: " + name, e);
    }
  }

  private UsageException unwritable(IOException e) {
    return new UsageException(
        "cannot write " + name + " (" + Unwritable.why(path(), e) + "): give --json another file",
        e);
  }
}

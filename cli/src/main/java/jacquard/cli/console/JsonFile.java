package jacquard.cli.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Where the value of {@code --json} leads: to a file, or with {@code -} to the output. */
public final class JsonFile {
  private final String name;

  private JsonFile(String name) {
    this.name = name;
  }

  /**
   * Makes sure, before any work is done, that the file can be written.
   *
   * @throws UsageException if it cannot
   */
  public static Optional<JsonFile> prepare(Optional<String> option) {
    Optional<JsonFile> file = option.map(JsonFile::new);
    file.filter(f -> !f.isOutput()).ifPresent(f -> OutputFile.of(f.name).requireWritable());
    return file;
  }

  /** Whether the document takes the place of the text. */
  public boolean isOutput() {
    return OutputFile.isOutput(name);
  }

  public void write(Console console, OutputFile.Content document) {
    if (!isOutput()) {
      OutputFile.of(name).write(StandardCharsets.UTF_8, document);
      return;
    }
    try {
      document.write(console.out());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package jacquard.promela;

import jacquard.model.Model;
import jacquard.promela.lex.Preprocessor;
import jacquard.promela.syntax.Parser;
import jacquard.promela.translate.Translator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Reads models. */
public final class Promela {
  private Promela() {}

  /**
   * Reads a file.
   *
   * @throws jacquard.promela.lex.PromelaException if it is no model; the message starts with file,
   *     line and column
   */
  public static Model read(Path file) throws IOException {
    return parse(
        String.valueOf(file.getFileName()),
        Files.readString(file),
        Optional.ofNullable(file.toAbsolutePath().getParent()));
  }

  /** Reads a text; {@code name} stands for its file. */
  public static Model parse(String name, String text) {
    return parse(name, text, Optional.empty());
  }

  private static Model parse(String name, String text, Optional<Path> folder) {
    return Translator.translate(
        name, new Parser(new Preprocessor().run(name, text, folder)).specification());
  }
}

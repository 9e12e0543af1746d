package jacquard.promela;

import jacquard.model.Model;
import jacquard.model.Position;
import jacquard.promela.lex.Preprocessor;
import jacquard.promela.lex.SourceText;
import jacquard.promela.lex.Token;
import jacquard.promela.syntax.Parser;
import jacquard.promela.syntax.Specification;
import jacquard.promela.translate.Translator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
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
    return read(file, List.of());
  }

  /**
   * Reads a file.
   *
   * @param definitions macros that are defined before: {@code NAME} or {@code NAME=VALUE}
   */
  public static Model read(Path file, List<String> definitions) throws IOException {
    return parse(
        String.valueOf(file.getFileName()),
        SourceText.read(file),
        defining(definitions),
        Optional.ofNullable(file.toAbsolutePath().getParent()));
  }

  /** The files that a file includes. */
  public static List<Path> included(Path file, List<String> definitions) throws IOException {
    Preprocessor preprocessor = defining(definitions);
    List<Token> _ =
        preprocessor.run(
            String.valueOf(file.getFileName()),
            SourceText.read(file),
            Optional.ofNullable(file.toAbsolutePath().getParent()));
    return preprocessor.included();
  }

  /**
   * Reads a file, and a formula that may use the macros of the file.
   *
   * @param definitions macros that are defined before: {@code NAME} or {@code NAME=VALUE}
   * @param where the formula is written, for messages
   */
  public static Translator.WithFormula read(
      Path file, List<String> definitions, String formula, String where) throws IOException {
    return parse(
        String.valueOf(file.getFileName()),
        SourceText.read(file),
        formula,
        where,
        defining(definitions),
        Optional.ofNullable(file.toAbsolutePath().getParent()));
  }

  /** Reads a text; {@code name} stands for its file. */
  public static Model parse(String name, String text) {
    return parse(name, text, new Preprocessor(), Optional.empty());
  }

  /** Reads a text, and a formula that may use its macros. */
  public static Translator.WithFormula parse(String name, String text, String formula) {
    return parse(name, text, formula, "formula", new Preprocessor(), Optional.empty());
  }

  private static Preprocessor defining(List<String> definitions) {
    Preprocessor preprocessor = new Preprocessor();
    definitions.forEach(preprocessor::define);
    return preprocessor;
  }

  private static Model parse(
      String name, String text, Preprocessor preprocessor, Optional<Path> folder) {
    return Translator.translate(name, parser(name, text, preprocessor, folder).specification());
  }

  private static Parser parser(
      String name, String text, Preprocessor preprocessor, Optional<Path> folder) {
    List<Token> tokens = preprocessor.run(name, text, folder);
    return new Parser(tokens, preprocessor.notes());
  }

  private static Translator.WithFormula parse(
      String name,
      String text,
      String formula,
      String where,
      Preprocessor preprocessor,
      Optional<Path> folder) {
    Parser parser = parser(name, text, preprocessor, folder);
    Specification specification = parser.specification();
    Specification.Formula extra =
        parser.formula(formula, preprocessor.expanded(where, formula), new Position(where, 1, 1));
    return Translator.translate(name, specification, extra);
  }
}

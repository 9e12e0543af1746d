package jacquard.promela;

import jacquard.core.request.InputFile;
import jacquard.core.request.RefusedRequestException;
import jacquard.model.FaultException;
import jacquard.model.Layout;
import jacquard.model.Model;
import jacquard.model.ModelTarget;
import jacquard.model.print.ModelText;
import jacquard.model.run.Interpreter;
import jacquard.promela.lex.PromelaException;
import jacquard.promela.translate.Translator;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.CRC32;

/**
 * A Promela file to be checked.
 *
 * @param name the file, as the user named it
 * @param definitions macros that were defined before it was read
 */
public record PromelaTarget(String name, List<String> definitions, Model model)
    implements ModelTarget {
  private static final long MAX_BYTES = 16 << 20;

  public PromelaTarget {
    definitions = List.copyOf(definitions);
  }

  /**
   * Reads a file.
   *
   * @throws RefusedRequestException if it is no model; the message has the place
   */
  public static PromelaTarget read(String name, List<String> definitions) {
    try {
      Model model = InputFile.named(name).read(file -> Promela.read(file, definitions));
      requireFirstState(name, model);
      return new PromelaTarget(name, definitions, model);
    } catch (PromelaException e) {
      throw new RefusedRequestException(String.valueOf(e.getMessage()), e);
    } catch (StackOverflowError e) {
      throw new RefusedRequestException(name + " is nested too deeply to be read", e);
    }
  }

  /** Whether a file can be read as a model, whatever its name is. */
  public static boolean isModel(String name, List<String> definitions) {
    try {
      Path file = Path.of(name);
      if (!Files.isRegularFile(file) || Files.size(file) > MAX_BYTES) {
        return false;
      }
      Promela.read(file, definitions);
      return true;
    } catch (PromelaException | StackOverflowError | IOException | InvalidPathException _) {
      return false;
    }
  }

  /** Whether a model includes a file; nothing is said of what is no model. */
  public static boolean includes(String name, List<String> definitions, Path file) {
    try {
      for (Path included : Promela.included(Path.of(name), definitions)) {
        if (Files.isSameFile(included, file)) {
          return true;
        }
      }
      return false;
    } catch (PromelaException | IOException | InvalidPathException _) {
      return false;
    }
  }

  private static void requireFirstState(String name, Model model) {
    long bytes = model.globalBytes() + (long) Layout.MAX_PROCESSES * model.frameBytes();
    if (bytes < 0 || bytes > MAX_BYTES) {
      throw new RefusedRequestException(
          "%s: its states may have %,d bytes, more than %,d".formatted(name, bytes, MAX_BYTES));
    }
    try {
      new Interpreter(model).initial(new byte[(int) bytes]);
    } catch (FaultException e) {
      throw new RefusedRequestException(
          "%s: there is no first state: %s".formatted(name, e.fault().message()), e);
    }
  }

  @Override
  public String fingerprint() {
    CRC32 crc = new CRC32();
    crc.update(ModelText.of(model).getBytes(StandardCharsets.UTF_8));
    return "%08x".formatted(crc.getValue());
  }

  @Override
  public WithFormula with(String formula) {
    try {
      Translator.WithFormula read =
          InputFile.named(name).read(file -> Promela.read(file, definitions, formula, "--ltl"));
      return new WithFormula(new PromelaTarget(name, definitions, read.model()), read.formula());
    } catch (PromelaException e) {
      throw new RefusedRequestException(String.valueOf(e.getMessage()), e);
    }
  }
}

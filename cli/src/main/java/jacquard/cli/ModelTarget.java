package jacquard.cli;

import jacquard.model.FaultException;
import jacquard.model.Layout;
import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.model.compile.Compiler;
import jacquard.model.print.ModelText;
import jacquard.model.run.Interpreter;
import jacquard.promela.Promela;
import jacquard.promela.lex.PromelaException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * A model to be checked.
 *
 * @param name the file, as the user named it
 * @param definitions macros that were defined before it was read
 */
record ModelTarget(String name, List<String> definitions, Model model) {
  private static final String SUFFIX = ".pml";
  private static final long MAX_BYTES = 16 << 20;

  ModelTarget {
    definitions = List.copyOf(definitions);
  }

  /**
   * The model that a text names; empty if the text does not name one.
   *
   * @throws UsageException if it does, but the file is no model
   */
  static Optional<ModelTarget> find(String text, List<String> definitions) {
    if (!text.endsWith(SUFFIX)) {
      return Optional.empty();
    }
    try {
      Path file = Path.of(text);
      if (!Files.exists(file)) {
        throw new UsageException("no such file: " + text);
      }
      Model model = Promela.read(file, definitions);
      checkFirstState(text, model);
      return Optional.of(new ModelTarget(text, definitions, model));
    } catch (PromelaException e) {
      throw new UsageException(String.valueOf(e.getMessage()), e);
    } catch (StackOverflowError e) {
      throw new UsageException(text + " is nested too deeply to be read", e);
    } catch (IOException | InvalidPathException e) {
      throw new UsageException("cannot read " + text + ": " + e.getMessage(), e);
    }
  }

  private static void checkFirstState(String text, Model model) {
    long bytes = model.globalBytes() + (long) Layout.MAX_PROCESSES * model.frameBytes();
    if (bytes < 0 || bytes > MAX_BYTES) {
      throw new UsageException(
          "%s: its states may have %,d bytes, more than %,d".formatted(text, bytes, MAX_BYTES));
    }
    try {
      new Interpreter(model).initial(new byte[(int) bytes]);
    } catch (FaultException e) {
      throw new UsageException(
          "%s: there is no first state: %s".formatted(text, e.fault().message()), e);
    }
  }

  /** The model that a text names, where nothing else will do. */
  static ModelTarget require(String text, List<String> definitions) {
    return find(text, definitions)
        .orElseThrow(
            () -> new UsageException("'" + text + "' is no model: name a file that ends in .pml"));
  }

  Machine machine() {
    return Compiler.compile(model);
  }

  /** Identifies the model in schedules. */
  String fingerprint() {
    CRC32 crc = new CRC32();
    crc.update(ModelText.of(model).getBytes(StandardCharsets.UTF_8));
    return "%08x".formatted(crc.getValue());
  }
}

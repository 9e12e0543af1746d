package jacquard.bench.transactions;

import jacquard.model.Model;
import jacquard.promela.Promela;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * A row of the paper's table and the model that stands for it.
 *
 * @param file the model's file, without its ending
 * @param about what our model is
 * @param paper what the paper reports: without a proviso, with commit points, with cycle detection
 */
record Subject(String name, String file, String about, Figures paper) {

  /** States of the three searches of the paper. */
  record Figures(long unsound, long completion, long cycles) {}

  Model model() {
    return Promela.parse(file + ".pml", text());
  }

  String text() {
    try (InputStream in = Subject.class.getResourceAsStream(file + ".pml")) {
      if (in == null) {
        throw new IllegalStateException("no model " + file);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** How many lines the model has. */
  long lines() {
    return text().lines().filter(l -> !l.isBlank()).count();
  }
}

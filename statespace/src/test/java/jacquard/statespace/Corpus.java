package jacquard.statespace;

import jacquard.model.Model;
import jacquard.promela.Promela;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The models of the folder {@code models}, with what is recorded of them. */
public record Corpus(String name, String verdict, long states, String spin) {
  static final Path FOLDER = Path.of("..", "models");

  public static List<Corpus> all() {
    try {
      return Files.readAllLines(FOLDER.resolve("expected.tsv")).stream()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .map(c -> new Corpus(c[0], c[1], Long.parseLong(c[2]), c[3]))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Corpus find(String name) {
    return all().stream().filter(c -> c.name().equals(name)).findFirst().orElseThrow();
  }

  Path file() {
    return FOLDER.resolve(name + ".pml");
  }

  public Model model() {
    try {
      return Promela.read(file());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return name;
  }
}

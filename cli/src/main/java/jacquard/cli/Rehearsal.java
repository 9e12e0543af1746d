package jacquard.cli;

import jacquard.cli.console.ExitStatus;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Runs a few commands and shows nothing. The launcher has the JVM write down which classes and
 * methods these need, and later JVMs start with that.
 */
final class Rehearsal {
  private static final String MODEL = "rehearsal.pml";

  private Rehearsal() {}

  public static void main(String[] args) throws IOException {
    Path folder = Files.createTempDirectory("rehearsal");
    Path model = folder.resolve(MODEL);
    try (InputStream in = Rehearsal.class.getResourceAsStream(MODEL)) {
      if (in == null) {
        throw new IllegalStateException("no " + MODEL);
      }
      Files.copy(in, model);
      commands(model.toString()).forEach(Rehearsal::run);
    } finally {
      Files.deleteIfExists(model);
      Files.delete(folder);
    }
  }

  private static List<String[]> commands(String model) {
    return List.of(
        new String[] {"check", model},
        new String[] {"check", model, "--json", "-"},
        new String[] {"check", model, "--safety", "--search", "full"},
        new String[] {"check", model, "--safety", "--workers", "1"},
        new String[] {"check", model, "--ltl", "alone", "--search", "full"},
        new String[] {"check", "litmus:dining(3)"},
        new String[] {"list", "engines"});
  }

  private static void run(String[] command) {
    PrintStream nobody = new PrintStream(OutputStream.nullOutputStream());
    if (Main.run(command, nobody, nobody) == ExitStatus.FAULT) {
      throw new IllegalStateException("a fault of " + String.join(" ", command));
    }
  }
}

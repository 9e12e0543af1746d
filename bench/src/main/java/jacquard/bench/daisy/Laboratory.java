package jacquard.bench.daisy;

import jacquard.bench.measure.TimedRun;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Runs whole commands, one by one. */
final class Laboratory {
  /** What a command may take beyond its own timeout, to start and to say that it gives up. */
  private static final Duration GRACE = Duration.ofSeconds(60);

  private static final Duration BUILD = Duration.ofMinutes(10);
  private static final String SOURCE = "daisy.c";

  private final Path root;
  private final Duration budget;
  private final Optional<Path> cbmc;

  /**
   * Builds Jacquard if needed, so that no measurement does.
   *
   * @param cbmc the command, if there is one
   */
  Laboratory(Duration budget, Optional<Path> cbmc) throws IOException, InterruptedException {
    this.root = project();
    this.budget = budget;
    this.cbmc = cbmc;
    TimedRun help = TimedRun.run(List.of(jacquard(), "check", "--help"), root, BUILD);
    if (help.status() != 0) {
      throw new IOException("jacquard check --help fails: " + help.err());
    }
  }

  /** Both the jar and the folder of classes are two below the module. */
  private static Path project() {
    URI location =
        URI.create(Laboratory.class.getProtectionDomain().getCodeSource().getLocation().toString());
    return Path.of(location).resolve("../../..").normalize();
  }

  private String jacquard() {
    return root.resolve("jacquard").toString();
  }

  /** Whether a way can be gone here. */
  boolean has(Way way) {
    return way.subject() != Way.Subject.C || cbmc.isPresent();
  }

  Measurement measure(Witness witness, Variant variant, Way way)
      throws IOException, InterruptedException {
    Figures figures =
        way.subject() == Way.Subject.C
            ? ofCbmc(witness, variant, cbmc.orElseThrow())
            : ofJacquard(witness, variant, way);
    return new Measurement(witness, variant, way, figures);
  }

  private Figures ofJacquard(Witness witness, Variant variant, Way way)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(jacquard()));
    command.addAll(way.arguments(witness, variant, budget.toSeconds()));
    return Figures.ofJacquard(TimedRun.run(command, root, budget.plus(GRACE)));
  }

  private Figures ofCbmc(Witness witness, Variant variant, Path tool)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("daisy");
    Path source = folder.resolve(SOURCE);
    try (InputStream in = Laboratory.class.getResourceAsStream(SOURCE)) {
      if (in == null) {
        throw new IllegalStateException("no " + SOURCE);
      }
      Files.copy(in, source);
      List<String> command =
          List.of(
              tool.toString(),
              SOURCE,
              "-D" + witness,
              "-D" + variant,
              "--unwind",
              "4",
              "--no-standard-checks",
              "--unwinding-assertions");
      return Figures.ofCbmc(TimedRun.run(command, folder, budget));
    } finally {
      Files.deleteIfExists(source);
      Files.delete(folder);
    }
  }
}

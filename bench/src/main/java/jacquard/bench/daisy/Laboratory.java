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
  /** How much longer a check may take than its processor time, on a busy machine. */
  private static final int BUSY = 10;

  /** What a command may take beyond that, to start and to say that it gives up. */
  private static final Duration GRACE = Duration.ofSeconds(60);

  private static final Duration BUILD = Duration.ofMinutes(10);
  private static final String SOURCE = "daisy.c";

  private final Path root;
  private final Optional<Path> cbmc;

  /**
   * Builds Jacquard if needed, so that no measurement does.
   *
   * @param cbmc the command, if there is one
   */
  Laboratory(Optional<Path> cbmc) throws IOException, InterruptedException {
    this.root = project();
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

  Measurement measure(Witness witness, Variant variant, Way way, Duration budget)
      throws IOException, InterruptedException {
    Figures figures =
        way.subject() == Way.Subject.C
            ? ofCbmc(witness, variant, cbmc.orElseThrow(), budget)
            : ofJacquard(witness.target(way.subject(), variant), way, budget);
    return new Measurement(witness, variant, way, figures);
  }

  /** A class that is proven by its circuit, and the search that runs its executions. */
  LargeClass.Checked measure(LargeClass subject, Duration budget)
      throws IOException, InterruptedException {
    return new LargeClass.Checked(
        subject,
        ofJacquard(subject.program(), Way.diagrams(), budget),
        ofJacquard(subject.program(), Way.stateless(), budget));
  }

  private Figures ofJacquard(String program, Way way, Duration budget)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(jacquard()));
    Duration timeout = budget.multipliedBy(BUSY);
    command.addAll(way.arguments(program, timeout.toSeconds()));
    return Figures.ofJacquard(TimedRun.run(command, root, timeout.plus(GRACE), budget));
  }

  private Figures ofCbmc(Witness witness, Variant variant, Path tool, Duration budget)
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
      return Figures.ofCbmc(TimedRun.run(command, folder, budget.multipliedBy(BUSY), budget));
    } finally {
      Files.deleteIfExists(source);
      Files.delete(folder);
    }
  }
}

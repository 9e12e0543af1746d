package jacquard.bench.spin;

import com.sun.management.OperatingSystemMXBean;
import jacquard.bench.measure.TimedRun;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is on this machine.
 *
 * @param root the folder of the project
 * @param spin its version
 * @param gcc its version
 * @param taskset whether commands can be pinned to a processor
 */
record Installation(Path root, String spin, String gcc, boolean taskset) {
  private static final Duration SOON = Duration.ofMinutes(5);
  private static final long MEGABYTE = 1 << 20;

  /** Builds Jacquard if needed, so that no measurement does; empty without Spin or gcc. */
  static Optional<Installation> find() throws IOException, InterruptedException {
    Optional<String> spin = firstLine("spin", "-V");
    Optional<String> gcc = firstLine("gcc", "--version");
    if (spin.isEmpty() || gcc.isEmpty()) {
      return Optional.empty();
    }
    Path root = project();
    TimedRun help = TimedRun.run(List.of(command(root).toString(), "check", "--help"), root, SOON);
    if (help.status() != 0) {
      throw new IOException("jacquard check --help fails: " + help.err());
    }
    return Optional.of(
        new Installation(
            root, spin.get(), gcc.get(), firstLine("taskset", "-c", "0", "true").isPresent()));
  }

  /** Both the jar and the folder of classes are two below the module. */
  static Path project() {
    URI location =
        URI.create(
            Installation.class.getProtectionDomain().getCodeSource().getLocation().toString());
    return Path.of(location).resolve("../../..").normalize();
  }

  private static Path command(Path root) {
    return root.resolve("jacquard");
  }

  Path jacquard() {
    return command(root);
  }

  /** Half of the machine. */
  long spinMegabytes() {
    return memory() / MEGABYTE / 2;
  }

  /** Of the machine, in bytes. */
  static long memory() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getTotalMemorySize();
  }

  /** The command on one processor, or as it is. */
  List<String> pinned(Configuration configuration, List<String> command) {
    if (!taskset || configuration.cores() > 1) {
      return command;
    }
    List<String> pinned = new ArrayList<>(List.of("taskset", "-c", "0"));
    pinned.addAll(command);
    return pinned;
  }

  /** Empty if there is no such program. */
  private static Optional<String> firstLine(String... command)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("spin");
    try {
      TimedRun run = TimedRun.run(List.of(command), folder, SOON);
      return run.status() == 0
          ? Optional.of(run.out().lines().findFirst().orElse("").strip())
          : Optional.empty();
    } finally {
      Files.delete(folder);
    }
  }
}

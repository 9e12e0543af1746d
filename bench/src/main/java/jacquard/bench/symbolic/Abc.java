package jacquard.bench.symbolic;

import jacquard.bench.measure.TimedRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** ABC of Berkeley, as Debian packages it. */
record Abc(String version) {
  private static final String COMMAND = "berkeley-abc";

  /** On a machine that is busy, so many times the processor time may pass. */
  static final int WAITING = 20;

  /** The last time that it prints is that of the command. */
  private static final Pattern TIME = Pattern.compile("Time = +([0-9.]+) sec");

  static Optional<Abc> find() throws IOException, InterruptedException {
    boolean isThere =
        List.of(System.getenv().getOrDefault("PATH", "").split(":", -1)).stream()
            .anyMatch(dir -> Files.isExecutable(Path.of(dir, COMMAND)));
    if (!isThere) {
      return Optional.empty();
    }
    TimedRun run =
        TimedRun.run(List.of(COMMAND, "-c", "version"), Path.of("."), Duration.ofSeconds(20));
    String version =
        run.out()
            .lines()
            .filter(l -> l.contains("UC Berkeley"))
            .findFirst()
            .orElse("ABC of an unknown version");
    return Optional.of(new Abc(version.strip()));
  }

  Run pdr(Path aiger, Duration budget) throws IOException, InterruptedException {
    return run(aiger, "pdr", "Property proved", budget);
  }

  /** Looks at so many steps after the first. */
  Run bmc(Path aiger, int depth, Duration budget) throws IOException, InterruptedException {
    return run(aiger, "bmc3 -F " + (depth + 1), "No output asserted in " + (depth + 1), budget);
  }

  private static Run run(Path aiger, String command, String success, Duration budget)
      throws IOException, InterruptedException {
    // constraints become part of the property, and every latch begins with zero
    TimedRun run =
        TimedRun.run(
            List.of(
                "sh",
                "-c",
                "ulimit -t %d; exec %s -c \"$1\"".formatted(budget.toSeconds(), COMMAND),
                "sh",
                "read " + aiger + "; fold; zero; " + command),
            Objects.requireNonNull(aiger.toAbsolutePath().getParent(), "a file is in a folder"),
            budget.multipliedBy(WAITING));
    Matcher time = TIME.matcher(run.out());
    double printed = Double.MAX_VALUE;
    while (time.find()) {
      printed = Double.parseDouble(time.group(1));
    }
    // the process has also read the file; what is printed may also be waiting for a processor
    double seconds = Math.min(run.cpu().toNanos() / 1e9, printed);
    boolean violated = run.out().contains("was asserted in frame");
    boolean holds = run.out().contains(success);
    String answer = violated ? "violated" : holds ? "holds" : "nothing";
    // the shell's limit goes by ticks of the clock, of which a busy machine loses some
    boolean isInTime = seconds <= budget.toMillis() / 1e3;
    return new Run(answer, isInTime && (violated || holds), Math.max(seconds, 0.01));
  }
}

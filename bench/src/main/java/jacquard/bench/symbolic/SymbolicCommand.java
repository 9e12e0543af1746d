package jacquard.bench.symbolic;

import jacquard.bench.measure.Time;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures the symbolic engine. */
@Command(
    name = "symbolic",
    description =
        "Measures the methods of the symbolic engine, beside ABC and the search of states.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {"", "Exit status 1: the tools do not agree on a model; 2: ABC is not installed."})
public final class SymbolicCommand implements Callable<Integer> {
  private static final List<String> MODES =
      List.of("interleaved", "stubborn", Measurements.DEFAULT_MODE);

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Write a page with the tables (symbolic.md).")
  private Optional<Path> out = Optional.empty();

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "How often times are measured; ${DEFAULT-VALUE} if not given.")
  private int rounds = 3;

  @Option(
      names = "--only",
      paramLabel = "NAME",
      arity = "1..*",
      description = "Only these models; 'modes' for the comparison of modes. All if not given.")
  private List<String> only = List.of();

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      converter = Time.class,
      description = "What a single run may take: 500ms, 5s, 2m; 60s if not given.")
  private Duration budget = Duration.ofSeconds(60);

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (rounds < 1) {
      throw new ParameterException(spec.commandLine(), "--rounds is at least 1");
    }
    requireKnown();
    Abc abc =
        Abc.find()
            .orElseThrow(
                () ->
                    new ParameterException(
                        spec.commandLine(),
                        "ABC is needed: install berkeley-abc and put it on the PATH"));
    if (out.isPresent()) {
      Files.createDirectories(out.get()); // before anything is measured in vain
    }
    double before = load();
    Measurements measurements =
        new Measurements(project(), Measurements.temporary(), abc, budget, rounds);
    List<Measurements.Row> proofs = new ArrayList<>();
    List<Measurements.Row> searches = new ArrayList<>();
    List<Measurements.ModeRow> modes = new ArrayList<>();
    for (Subject subject : Subject.SAFE.stream().filter(s -> wants(s.name())).toList()) {
      Measurements.Pair pair = told(measurements.measured(subject, true));
      pair.proof().ifPresent(proofs::add);
      searches.add(pair.search());
    }
    for (Subject subject : Subject.UNSAFE.stream().filter(s -> wants(s.name())).toList()) {
      searches.add(told(measurements.measured(subject, false)).search());
    }
    for (String mode : wants("modes") ? MODES : List.<String>of()) {
      modes.add(told(measurements.mode(Subject.LOCKS, mode)));
    }
    String environment =
        String.format(
            Locale.ROOT,
            "%s; JDK %s; %d processors. Budget %d s, median of %d rounds. Load average %.1f before"
                + " and %.1f after.",
            abc.version(),
            Runtime.version(),
            Runtime.getRuntime().availableProcessors(),
            budget.toSeconds(),
            rounds,
            before,
            load());
    SymbolicReport report = new SymbolicReport(commandLine(), environment, proofs, searches, modes);
    PrintWriter console = spec.commandLine().getOut();
    console.print(report.markdown());
    console.flush();
    if (out.isPresent()) {
      Files.writeString(out.get().resolve("symbolic.md"), report.markdown());
    }
    report.disagreements().forEach(this::told);
    return report.disagreements().isEmpty() ? 0 : 1;
  }

  private void requireKnown() {
    List<String> names =
        Stream.of(Subject.SAFE, Subject.UNSAFE).flatMap(List::stream).map(Subject::name).toList();
    for (String name : only) {
      if (!names.contains(name) && !name.equals("modes")) {
        throw new ParameterException(
            spec.commandLine(),
            "no model '%s'; there are %s, modes".formatted(name, String.join(", ", names)));
      }
    }
  }

  private boolean wants(String name) {
    return only.isEmpty() || only.contains(name);
  }

  private <T> T told(T row) {
    PrintWriter err = spec.commandLine().getErr();
    err.println(row);
    err.flush();
    return row;
  }

  private String commandLine() {
    return "bench/run "
        + String.join(" ", spec.commandLine().getParent().getParseResult().originalArgs());
  }

  /** Both the jar and the folder of classes are two below the module. */
  private static Path project() {
    URI location =
        URI.create(
            SymbolicCommand.class.getProtectionDomain().getCodeSource().getLocation().toString());
    return Path.of(location).resolve("../../..").normalize();
  }

  private static double load() {
    return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
  }
}

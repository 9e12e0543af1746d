package jacquard.bench.spin;

import jacquard.bench.measure.Time;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures both tools on models. */
@Command(
    name = "spin",
    description = "Measures Jacquard on models, beside Spin.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Exit status 1: the tools do not agree on a model; 2: Spin or gcc is not installed."
    })
public final class SpinCommand implements Callable<Integer> {
  private static final String CORPUS = "corpus";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Write a page with the tables (spin.md).")
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
      description = "Only these models; 'corpus' for the table of reductions. All if not given.")
  private List<String> only = List.of();

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      converter = Time.class,
      description = "What a single command may take: 500ms, 5s, 2m; 2m if not given.")
  private Duration budget = Duration.ofMinutes(2);

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (rounds < 1) {
      throw new ParameterException(spec.commandLine(), "--rounds is at least 1");
    }
    List<ScaledModel> models = models();
    Optional<Installation> installation = Installation.find();
    if (installation.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "spin and gcc are needed: install both and put them on the PATH");
    }
    if (out.isPresent()) {
      Files.createDirectories(out.get()); // before anything is measured in vain
    }
    double loadBefore = load();
    Speeds speeds = new Speeds(installation.get(), rounds, budget);
    List<Measurement> measurements = new ArrayList<>();
    for (Mode mode : Mode.values()) {
      for (ScaledModel model : models) {
        measurements.addAll(speeds.measure(model, mode, this::progress));
      }
    }
    List<Reduction> reductions = new ArrayList<>();
    if (wants(CORPUS)) {
      for (CorpusModel model : CorpusModel.all(installation.get().root().resolve("models"))) {
        reductions.add(Reduction.measure(model, budget));
        progress(reductions.getLast().toString());
      }
    }
    SpinReport report =
        new SpinReport(installation.get(), measurements, reductions, loadBefore, load());
    PrintWriter console = spec.commandLine().getOut();
    console.print(report.text());
    console.flush();
    if (out.isPresent()) {
      Files.writeString(out.get().resolve("spin.md"), report.markdown(commandLine()));
    }
    report.disagreements().forEach(this::progress);
    return report.disagreements().isEmpty() ? 0 : 1;
  }

  private List<ScaledModel> models() {
    List<String> names = new ArrayList<>(ScaledModel.ALL.stream().map(ScaledModel::name).toList());
    names.add(CORPUS);
    for (String name : only) {
      if (!names.contains(name)) {
        throw new ParameterException(
            spec.commandLine(), "no model '" + name + "'; there are " + String.join(", ", names));
      }
    }
    return ScaledModel.ALL.stream().filter(m -> wants(m.name())).toList();
  }

  private boolean wants(String name) {
    return only.isEmpty() || only.contains(name);
  }

  private String commandLine() {
    return "bench/run "
        + String.join(" ", spec.commandLine().getParent().getParseResult().originalArgs());
  }

  private void progress(String measured) {
    PrintWriter err = spec.commandLine().getErr();
    err.println(measured);
    err.flush();
  }

  private static double load() {
    return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
  }
}

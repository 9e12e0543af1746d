package jacquard.bench.popl2005;

import jacquard.bench.measure.SearchBudget;
import jacquard.bench.measure.Time;
import java.io.IOException;
import java.io.PrintWriter;
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

/** Carries out both experiments. */
@Command(
    name = "popl2005",
    description = "Repeats the experiments of POPL 2005, sections 5.1 and 5.2.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {"", "Exit status 1: DPOR explored more than the single execution of the paper."})
public final class Popl2005Command implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Write the plots (SVG), the figures (CSV) and a page with both (popl2005.md).")
  private Optional<Path> out = Optional.empty();

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      converter = Time.class,
      description = "What each search may take for each program: 500ms, 5s, 2m; 5s if not given.")
  private Duration time = Duration.ofSeconds(5);

  @Option(
      names = "--max-executions",
      paramLabel = "N",
      description = "How many executions it may make; ${DEFAULT-VALUE} if not given.")
  private long executions = 10_000_000;

  @Option(
      names = "--max-threads",
      paramLabel = "N",
      description = "Leave out programs with more threads.")
  private int maxThreads = Integer.MAX_VALUE;

  @Override
  public Integer call() throws IOException {
    if (executions < 1 || maxThreads < 1) {
      throw new ParameterException(
          spec.commandLine(), "--max-executions and --max-threads are at least 1");
    }
    out.ifPresent(this::create); // before anything is measured in vain
    List<Measurements> all = new ArrayList<>();
    for (Experiment experiment : Experiment.values()) {
      Measurements measurements = measure(experiment);
      all.add(measurements);
      PrintWriter console = spec.commandLine().getOut();
      console.println(TextReport.of(measurements));
      console.flush();
    }
    if (out.isPresent()) {
      write(out.get(), all);
    }
    return all.stream().allMatch(m -> m.exploringTooMuch().isEmpty()) ? 0 : 1;
  }

  private void create(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new ParameterException(spec.commandLine(), "--out: cannot create " + folder, e);
    }
  }

  private Measurements measure(Experiment experiment) {
    PrintWriter progress = spec.commandLine().getErr();
    return Measurements.take(
        experiment,
        Configuration.ALL,
        Math.min(maxThreads, experiment.maxThreads()),
        new SearchBudget(time, executions),
        (configuration, threads) -> {
          progress.printf("%s, threads %d: %s%n", experiment.title(), threads, configuration);
          progress.flush();
        });
  }

  private static void write(Path folder, List<Measurements> all) throws IOException {
    for (Measurements m : all) {
      String name = m.experiment().fileName();
      Files.writeString(folder.resolve(name + ".svg"), TransitionPlot.svg(m));
      Files.writeString(folder.resolve(name + ".csv"), CsvReport.of(m));
    }
    Files.writeString(folder.resolve("popl2005.md"), MarkdownReport.of(all));
  }
}

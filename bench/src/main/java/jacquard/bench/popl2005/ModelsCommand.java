package jacquard.bench.popl2005;

import jacquard.bench.measure.SearchBudget;
import jacquard.bench.measure.Time;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Completes the experiments with the static and the stateful configurations. */
@Command(
    name = "popl2005-models",
    description = "The ten configurations of POPL 2005, section 5: static and stateful ones too.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
public final class ModelsCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Write a page with the figures (popl2005-models.md).")
  private Optional<Path> out = Optional.empty();

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      converter = Time.class,
      description = "What each search may take for each program: 500ms, 5s, 2m; 2s if not given.")
  private Duration time = Duration.ofSeconds(2);

  @Option(
      names = "--max-threads",
      paramLabel = "N",
      description = "Leave out programs with more threads.")
  private int maxThreads = Integer.MAX_VALUE;

  @Override
  public Integer call() throws IOException {
    if (maxThreads < 1) {
      throw new ParameterException(spec.commandLine(), "--max-threads is at least 1");
    }
    if (out.isPresent()) {
      Files.createDirectories(out.get());
    }
    StringBuilder page = new StringBuilder(introduction());
    for (Experiment experiment : Experiment.values()) {
      spec.commandLine().getErr().println(experiment.title());
      page.append(
          ModelMeasurements.take(
                  experiment,
                  Math.min(maxThreads, experiment.maxThreads()),
                  new SearchBudget(time, Long.MAX_VALUE))
              .markdown());
      page.append('\n');
    }
    spec.commandLine().getOut().print(page);
    spec.commandLine().getOut().flush();
    if (out.isPresent()) {
      Files.writeString(
          out.get().resolve("popl2005-models.md"), page.toString().stripTrailing() + "\n");
    }
    return 0;
  }

  private static String introduction() {
    return """
    # The ten configurations of POPL 2005

    Figures 6 and 8 of Flanagan and Godefroid with the static and the stateful configurations. Static POR
    and No POR search models of the two programs that have a step for each access of shared memory;
    Dynamic POR (`dpor:objects`) runs the scripted programs, as in [popl2005.md](popl2005.md), whose
    steps are the same. `jacquard list searches` explains the searches.

    Our static analysis takes an array as one thing unless the index is a constant. So Static POR sees
    nothing in Indexer, as in the paper. In File System it tells the inodes apart, since each thread's
    inode is a constant in the model, but not the blocks; the paper's analysis knows that locks protect
    both. Sleep sets ask in the state at hand whether two steps commute, so they tell elements apart.

    """;
  }
}

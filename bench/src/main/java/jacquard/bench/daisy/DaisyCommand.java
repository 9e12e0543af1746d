package jacquard.bench.daisy;

import jacquard.bench.measure.PageOptions;
import jacquard.bench.measure.Time;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Repeats the case study of CAV 2006. */
@Command(
    name = "daisy",
    description = "Repeats the case study of CAV 2006: Daisy, a toy file system, and its races.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
public final class DaisyCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private PageOptions page = new PageOptions();

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      converter = Time.class,
      description = "What each check may take: 30s, 2m; 2m if not given.")
  private Duration budget = Duration.ofMinutes(2);

  @Option(
      names = "--only",
      split = ",",
      paramLabel = "NAMES",
      description = "Only some of the witnesses: ${COMPLETION-CANDIDATES}.")
  private List<Witness> only = List.of(Witness.values());

  @Option(
      names = "--cbmc",
      paramLabel = "FILE",
      description = "The command of cbmc 6, which then takes part, on the same in C.")
  private Optional<Path> cbmc = Optional.empty();

  @Override
  public Integer call() throws IOException, InterruptedException {
    page.prepare();
    PrintWriter progress = spec.commandLine().getErr();
    Laboratory laboratory = new Laboratory(budget, cbmc);
    List<Measurement> all = new ArrayList<>();
    for (Witness witness : only) {
      for (Variant variant : Variant.values()) {
        for (Way way : ways(variant)) {
          if (laboratory.has(way)) {
            progress.println(witness + ", " + variant + ": " + way.name());
            all.add(laboratory.measure(witness, variant, way));
          }
        }
      }
    }
    DaisyReport report = new DaisyReport(all, budget);
    page.publish(report.text(), report.page());
    return 0;
  }

  private static List<Way> ways(Variant variant) {
    List<Way> ways = new ArrayList<>();
    switch (variant) {
      case RACY -> {
        for (Mode mode : Mode.values()) {
          ways.add(Way.bounded(Way.Subject.JAVA, mode));
          ways.add(Way.bounded(Way.Subject.MODEL, mode));
        }
        ways.addAll(Way.others());
      }
      case REPAIRED -> ways.addAll(Way.proofs());
    }
    return ways;
  }
}

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
  /** In which a class has to be proven, and the search of its executions not to end. */
  static final Duration MINUTE = Duration.ofMinutes(1);

  private static final List<LargeClass> NO_CLASSES = List.of();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private PageOptions page = new PageOptions();

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      converter = Time.class,
      description =
          "What bounded model checking may take for each witness and mode: 30s, 2m; 2m if not"
              + " given.")
  private Duration budget = Duration.ofMinutes(2);

  @Option(
      names = "--others",
      paramLabel = "TIME",
      converter = Time.class,
      description = "What each of the other checks may take; 20s if not given.")
  private Duration others = Duration.ofSeconds(20);

  @Option(
      names = "--only",
      split = ",",
      paramLabel = "NAMES",
      description =
          "Only some of the witnesses, and no class of example 8: ${COMPLETION-CANDIDATES}.")
  private List<Witness> only = List.of();

  @Option(
      names = "--cbmc",
      paramLabel = "FILE",
      description = "The command of cbmc 6, which then takes part, on the same in C.")
  private Optional<Path> cbmc = Optional.empty();

  @Override
  public Integer call() throws IOException, InterruptedException {
    page.prepare();
    PrintWriter progress = spec.commandLine().getErr();
    Laboratory laboratory = new Laboratory(cbmc);
    List<Measurement> all = new ArrayList<>();
    for (Witness witness : only.isEmpty() ? List.of(Witness.values()) : only) {
      for (Variant variant : Variant.values()) {
        for (Way way : ways(variant)) {
          if (laboratory.has(way)) {
            progress.println(witness + ", " + variant + ": " + way.name());
            Duration most = way.isBounded() ? budget : others;
            all.add(page.told(laboratory.measure(witness, variant, way, most)));
          }
        }
      }
    }
    List<LargeClass.Checked> classes = new ArrayList<>();
    for (LargeClass subject : only.isEmpty() ? List.of(LargeClass.values()) : NO_CLASSES) {
      progress.println(subject.program());
      classes.add(page.told(laboratory.measure(subject, MINUTE)));
    }
    DaisyReport report = new DaisyReport(page.commandLine(), all, classes, budget, others);
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

package jacquard.bench.symbolic;

import jacquard.bench.measure.ModelOptions;
import jacquard.bench.measure.PageOptions;
import jacquard.bench.measure.Time;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
  private static final String MODE_TABLE = "modes";
  private static final List<String> MODES =
      List.of("interleaved", "stubborn", Measurements.DEFAULT_MODE);
  private static final List<Subject.Locks> NO_LOCKS = List.of();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private PageOptions page = new PageOptions();

  @Mixin private ModelOptions selection = new ModelOptions();

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      converter = Time.class,
      description = "What a single run may take: 500ms, 5s, 2m; 60s if not given.")
  private Duration budget = Duration.ofSeconds(60);

  @Override
  public Integer call() throws IOException, InterruptedException {
    selection.require(names());
    Abc abc =
        Abc.find()
            .orElseThrow(
                () ->
                    new ParameterException(
                        spec.commandLine(),
                        "ABC is needed: install berkeley-abc and put it on the PATH"));
    page.prepare();
    double before = PageOptions.load();
    Measurements measurements =
        new Measurements(project(), Measurements.temporary(), abc, budget, selection.rounds());
    List<Measurements.Row> proofs = new ArrayList<>();
    List<Measurements.Row> searches = new ArrayList<>();
    List<Measurements.ModeRow> modes = new ArrayList<>();
    for (Subject subject : Subject.SAFE.stream().filter(s -> selection.wants(s.name())).toList()) {
      Measurements.Pair pair = page.told(measurements.measured(subject, true));
      pair.proof().ifPresent(proofs::add);
      searches.add(pair.search());
    }
    for (Subject subject :
        Subject.UNSAFE.stream().filter(s -> selection.wants(s.name())).toList()) {
      searches.add(page.told(measurements.measured(subject, false)).search());
    }
    for (Subject.Locks locks : selection.wants(MODE_TABLE) ? Subject.LOCKS : NO_LOCKS) {
      for (String mode : MODES) {
        modes.add(page.told(measurements.mode(locks.subject(), locks.method(), mode)));
      }
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
            selection.rounds(),
            before,
            PageOptions.load());
    SymbolicReport report =
        new SymbolicReport(page.commandLine(), environment, proofs, searches, modes);
    page.publish(report.markdown(), report.markdown());
    report.disagreements().forEach(page::told);
    return report.disagreements().isEmpty() ? 0 : 1;
  }

  private static List<String> names() {
    Stream<Subject> subjects = Stream.of(Subject.SAFE, Subject.UNSAFE).flatMap(List::stream);
    return Stream.concat(subjects.map(Subject::name), Stream.of(MODE_TABLE)).toList();
  }

  /** Both the jar and the folder of classes are two below the module. */
  private static Path project() {
    URI location =
        URI.create(
            SymbolicCommand.class.getProtectionDomain().getCodeSource().getLocation().toString());
    return Path.of(location).resolve("../../..").normalize();
  }
}

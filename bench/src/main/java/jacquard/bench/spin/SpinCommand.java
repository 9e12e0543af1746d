package jacquard.bench.spin;

import jacquard.bench.measure.ModelOptions;
import jacquard.bench.measure.PageOptions;
import jacquard.bench.measure.Time;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

  @Mixin private PageOptions page = new PageOptions();

  @Mixin private ModelOptions selection = new ModelOptions();

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      converter = Time.class,
      description = "What a single command may take: 500ms, 5s, 2m; 2m if not given.")
  private Duration budget = Duration.ofMinutes(2);

  @Override
  public Integer call() throws IOException, InterruptedException {
    selection.require(names());
    List<ScaledModel> models =
        ScaledModel.ALL.stream().filter(m -> selection.wants(m.name())).toList();
    Optional<Installation> installation = Installation.find();
    if (installation.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "spin and gcc are needed: install both and put them on the PATH");
    }
    page.prepare();
    double loadBefore = PageOptions.load();
    Speeds speeds = new Speeds(installation.get(), selection.rounds(), budget);
    List<Measurement> measurements = new ArrayList<>();
    for (Mode mode : Mode.values()) {
      for (ScaledModel model : models) {
        measurements.addAll(speeds.measure(model, mode, page::told));
      }
    }
    List<SearchAlone> searches = new ArrayList<>();
    for (Question question : Question.values()) {
      for (ScaledModel model : models) {
        OptionalInt size = model.size(question);
        if (size.isPresent()) {
          searches.add(
              SearchAlone.measure(
                  installation.get(),
                  model,
                  size.getAsInt(),
                  question,
                  selection.rounds(),
                  budget));
          page.told(searches.getLast());
        }
      }
    }
    List<Reduction> reductions = new ArrayList<>();
    if (selection.wants(CORPUS)) {
      for (CorpusModel model : CorpusModel.all(installation.get().root().resolve("models"))) {
        reductions.add(Reduction.measure(model, budget));
        page.told(reductions.getLast());
      }
    }
    SpinReport report =
        new SpinReport(
            installation.get(), measurements, searches, reductions, loadBefore, PageOptions.load());
    page.publish(report.text(), report.markdown(page.commandLine()));
    report.disagreements().forEach(page::told);
    return report.disagreements().isEmpty() ? 0 : 1;
  }

  private static List<String> names() {
    return Stream.concat(ScaledModel.ALL.stream().map(ScaledModel::name), Stream.of(CORPUS))
        .toList();
  }
}

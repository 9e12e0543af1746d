package jacquard.cli;

import jacquard.check.JavaFindings;
import jacquard.check.ProgramCheck;
import jacquard.check.ProgramOutput;
import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.bounded.Optimisation;
import jacquard.explore.catalog.SearchEntry;
import jacquard.explore.catalog.SearchOption;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.run.FinishedSearch;
import jacquard.report.Comparison;
import jacquard.report.StateCheck;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs several searches on one target. */
@Command(
    name = "compare",
    description = "Checks a program with every search and shows the figures side by side.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "Each search has its own budget, 10s unless --timeout says otherwise. With --bound or"
          + " --seal,",
      "the searches within bounds are compared, and bpor with each of its optimisations."
    })
final class CompareCommand implements Callable<Integer> {
  private static final Duration TIMEOUT = Duration.ofSeconds(10);

  private final Console console;
  private final Targets targets;

  @Mixin private final TargetOptions targetOptions;

  @Parameters(paramLabel = "TARGET", description = "What to check, as for 'jacquard check'.")
  private String targetName = "";

  @Option(
      names = "--search",
      paramLabel = "NAME",
      split = ",",
      description = "Only these searches, with commas between them.")
  private List<String> searchNames = List.of();

  @Mixin private ModelOptions modelOptions = new ModelOptions();

  @Mixin private PropertyOptions propertyOptions = new PropertyOptions();

  @Mixin private SearchOptions searchOptions = new SearchOptions();

  @Mixin private LimitOptions limitOptions = new LimitOptions();

  @Option(
      names = "--seed",
      paramLabel = "S",
      converter = Values.Whole.class,
      description = "For searches that draw random numbers; ${DEFAULT-VALUE} if not given.")
  private long seed = 1;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the table as JSON too; with - to the output, instead of the text.")
  private Optional<String> json = Optional.empty();

  @Option(names = "--quiet", description = "Show no progress.")
  private boolean quiet;

  CompareCommand(Console console, Targets targets, TargetOptions targetOptions) {
    this.console = console;
    this.targets = targets;
    this.targetOptions = targetOptions;
  }

  /** A row to be filled: a search under the name that tells it from the others. */
  private record Contender(String name, SearchRequest request) {}

  @Override
  public Integer call() {
    Optional<ModelTarget> model = ModelTarget.find(targetName, modelOptions.definitions());
    Optional<StateCheck.Property> property = propertyOptions.property();
    if (model.isPresent()) {
      return compare(model.get(), property);
    }
    PropertyOptions.refuse(property);
    modelOptions.refuse();
    Target target = targets.find(targetOptions.request(targetName));
    SearchRequest open = searchOptions.request(Optional.empty(), OptionalLong.of(seed));
    List<Contender> contenders = contenders(open);
    List<SearchRequest.Plan> plans =
        contenders.stream().map(c -> SearchOptions.plan(c.request(), target)).toList();
    Optional<JsonFile> file = JsonFile.prepare(json);
    if (target.java().isPresent()) {
      ProgramOutput.discard();
    }
    Comparison comparison =
        new Comparison(
            target.name(),
            target.subject().fingerprint(),
            ProgramCheck.within(plans.getFirst(), open),
            rows(target, contenders, plans));
    if (file.isEmpty() || !file.get().isOutput()) {
      console.out().print(comparison.text());
    }
    file.ifPresent(f -> f.write(console, comparison::writeJson));
    return status(comparison);
  }

  private int compare(ModelTarget model, Optional<StateCheck.Property> property) {
    if (!searchNames.isEmpty() || json.isPresent()) {
      throw new UsageException(
          (json.isPresent() ? "--json" : "--search")
              + " is not for the comparison of a model's searches: leave it out");
    }
    Duration timeout = limitOptions.limits(TIMEOUT).maxTime();
    return property.isPresent()
        ? new LivenessComparison(console, ModelProperty.of(property.get(), model)).run(timeout)
        : new ModelComparison(console, model).run(timeout);
  }

  private List<Contender> contenders(SearchRequest open) {
    List<SearchEntry> searches =
        searchNames.isEmpty()
            ? SearchOptions.able(open)
            : searchNames.stream().map(SearchNames::require).toList();
    if (open.priorities().isPresent()
        && searches.stream().noneMatch(s -> s.takes(SearchOption.PRIORITY))) {
      throw new UsageException("--priority is for best-first, which is not among the searches");
    }
    List<Contender> contenders = new ArrayList<>();
    for (SearchEntry search : searches) {
      SearchRequest request = open.withOneOfSeveral(search);
      if (search.takes(SearchOption.WITHOUT)) {
        addEachOptimisation(search.name(), request, contenders);
      } else {
        contenders.add(new Contender(search.name(), request));
      }
    }
    return contenders;
  }

  /** A search without, with each and with all of its optimisations. */
  private static void addEachOptimisation(
      String name, SearchRequest request, List<Contender> contenders) {
    contenders.add(new Contender(name + ", not optimised", request.withOnly(Set.of())));
    for (Optimisation o : Optimisation.values()) {
      contenders.add(
          new Contender(
              name + ", " + SearchRequest.nameOf(o) + " only", request.withOnly(Set.of(o))));
    }
    contenders.add(new Contender(name, request));
  }

  private List<Comparison.Row> rows(
      Target target, List<Contender> contenders, List<SearchRequest.Plan> plans) {
    Limits limits = limitOptions.limits(TIMEOUT).goingOn().countingTraces();
    Optional<ProgressLine> line = quiet ? Optional.empty() : Optional.of(new ProgressLine(console));
    List<Comparison.Row> rows = new ArrayList<>();
    for (int i = 0; i < plans.size() && !console.cancellation().isRequested(); i++) {
      SearchRequest.Plan plan = plans.get(i);
      console.watch().over(target.name(), plan.name(), Optional.empty());
      SearchRun watch = new SearchRun(plan, console.cancellation(), line);
      FinishedSearch finished =
          console
              .cancellation()
              .during(
                  () ->
                      console
                          .watch()
                          .within(
                              limits.maxTime(),
                              () -> FinishedSearch.of(plan, target.subject(), limits, watch)));
      line.ifPresent(ProgressLine::clear);
      rows.add(
          new Comparison.Row(
              contenders.get(i).name(),
              JavaFindings.sober(finished.result().verdict(), target.java()),
              SearchRun.extent(finished),
              finished.result().statistics()));
    }
    return rows;
  }

  /**
   * The status of the strongest verdict; searches that contradict each other are a fault. One that
   * could not raise its bound as far as another does not contradict it.
   */
  private static int status(Comparison comparison) {
    List<Comparison.Row> rows = comparison.rows();
    boolean violated = rows.stream().anyMatch(r -> r.verdict() instanceof Verdict.Violated);
    List<Comparison.Row> holds =
        rows.stream().filter(r -> r.verdict() instanceof Verdict.Holds).toList();
    if (violated && holds.stream().anyMatch(r -> r.extent() == Comparison.Extent.WHOLE)) {
      throw new IllegalStateException("one search says it holds, another that it is violated");
    }
    if (violated) {
      return ExitStatus.VIOLATED;
    }
    return holds.isEmpty() ? ExitStatus.UNKNOWN : ExitStatus.HOLDS;
  }
}

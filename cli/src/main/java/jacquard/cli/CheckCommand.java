package jacquard.cli;

import jacquard.core.Execution;
import jacquard.core.Outcome;
import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Replay;
import jacquard.explore.Result;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.catalog.Searches;
import jacquard.explore.deferred.DeferredSearch;
import jacquard.report.Check;
import jacquard.report.JsonReport;
import jacquard.report.Story;
import jacquard.report.TextReport;
import jacquard.report.Within;
import jacquard.statespace.SafetySearch;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks one target with one search. */
@Command(
    name = "check",
    description = "Checks a program and shows a counterexample if there is one.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class CheckCommand implements Callable<Integer> {
  private static final long DEFAULT_SEED = 1;

  private final Console console;
  private final Targets targets;

  @Parameters(
      paramLabel = "TARGET",
      description =
          "What to check: litmus:NAME or litmus:NAME(N,...), 'jacquard list' names all;"
              + " or a Promela file: model.pml.")
  private String targetName = "";

  @Option(
      names = "--search",
      paramLabel = "NAME",
      description =
          "How to search; "
              + Searches.DEFAULT
              + " if not given, bpor with --bound or --seal. 'jacquard list searches' names all."
              + " For models: full (if not given), persistent, ample.")
  private Optional<String> searchName = Optional.empty();

  @Option(
      names = "--order",
      paramLabel = "dfs|bfs",
      description = "Models: depth first, or breadth first for a short counterexample.")
  private Optional<String> order = Optional.empty();

  @Option(
      names = "--max-states",
      paramLabel = "N",
      converter = Values.Count.class,
      description = "Models: give up after N states.")
  private Optional<Long> maxStates = Optional.empty();

  @Mixin private SearchOptions searchOptions = new SearchOptions();

  @Option(
      names = "--without",
      paramLabel = "NAMES",
      description =
          "Switch off optimisations of bpor: transitive-reduction, alternative-thread, release,"
              + " bound, sleep. Without sleep, a claim about a single bound is proven.")
  private Optional<String> without = Optional.empty();

  @Mixin private LimitOptions limitOptions = new LimitOptions();

  @Option(names = "--keep-going", description = "Find all violations, not only the first.")
  private boolean keepGoing;

  @Option(names = "--count-traces", description = "Count the different happens-before orders.")
  private boolean countTraces;

  @Option(
      names = "--seed",
      paramLabel = "S",
      converter = Values.Whole.class,
      description = "For searches that draw random numbers; " + DEFAULT_SEED + " if not given.")
  private Optional<Long> seed = Optional.empty();

  @Option(names = "--all-steps", description = "Show all steps of a long counterexample.")
  private boolean allSteps;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the result as JSON too; with - to the output, instead of the text.")
  private Optional<String> json = Optional.empty();

  @Option(names = "--quiet", description = "Show no progress.")
  private boolean quiet;

  CheckCommand(Console console, Targets targets) {
    this.console = console;
    this.targets = targets;
  }

  @Override
  public Integer call() {
    Optional<ModelTarget> model = ModelTarget.find(targetName);
    if (model.isPresent()) {
      return check(model.get());
    }
    Target target = targets.find(targetName);
    SearchRequest open = searchOptions.request(without, seed.orElse(DEFAULT_SEED));
    SearchRequest request = searchName.map(open::withSearch).orElse(open);
    SearchRequest.Plan plan = SearchOptions.plan(request, target);
    Optional<JsonFile> file = JsonFile.prepare(json);
    Limits limits = limits();
    SearchRun.Finished finished =
        SearchRun.run(
            plan,
            target,
            limits,
            console.cancellation(),
            quiet ? Optional.empty() : Optional.of(new ProgressLine(console)));
    Check check = describe(target, plan, SearchOptions.within(plan, request), limits, finished);
    if (file.isEmpty() || !file.get().isOutput()) {
      console.out().print(new TextReport(steps()).of(check));
    }
    file.ifPresent(f -> f.write(console, out -> JsonReport.write(check, out)));
    return ExitStatus.of(check.verdict());
  }

  private int check(ModelTarget target) {
    Optional<JsonFile> file = JsonFile.prepare(json);
    SafetySearch.Options options = ModelCheck.options(searchName, order);
    if (keepGoing) {
      options = options.goingOn();
    }
    if (maxStates.isPresent()) {
      options = options.withMaxStates(maxStates.get());
    }
    return new ModelCheck(
            console, target, quiet ? Optional.empty() : Optional.of(new ProgressLine(console)))
        .run(options, limits().maxTime(), steps(), file);
  }

  private TextReport.Steps steps() {
    return allSteps ? TextReport.Steps.ALL : TextReport.Steps.RELEVANT;
  }

  private Limits limits() {
    Limits limits = limitOptions.limits(Limits.NONE.maxTime());
    if (keepGoing) {
      limits = limits.goingOn();
    }
    return countTraces ? limits.countingTraces() : limits;
  }

  private Check describe(
      Target target,
      SearchRequest.Plan plan,
      Within within,
      Limits limits,
      SearchRun.Finished finished) {
    Result result = finished.result();
    boolean draws = seed.isPresent() || plan.promise() == Searches.Promise.SAMPLING;
    OptionalLong drawnFrom =
        draws ? OptionalLong.of(seed.orElse(DEFAULT_SEED)) : OptionalLong.empty();
    List<Verdict.Violated> violations = result.violations();
    return new Check(
        target.name(),
        target.subject().fingerprint(),
        new Check.Method("stateless", plan.name(), within, drawnFrom),
        result.verdict(),
        result.statistics(),
        result.cutShort(),
        result.verdict() instanceof Verdict.Violated violated
            ? Optional.of(counterexample(target, violated, limits, finished.foundIn()))
            : Optional.empty(),
        violations.isEmpty() ? List.of() : violations.subList(1, violations.size()),
        Advice.after(result, advisable(plan, within), limits, finished.extent()));
  }

  /** A search that always begins without preemptions gains nothing from a higher first limit. */
  private static Within advisable(SearchRequest.Plan plan, Within within) {
    return plan.name().equals(DeferredSearch.NAME) ? Within.EVERYTHING : within;
  }

  private static Check.Counterexample counterexample(
      Target target, Verdict.Violated violated, Limits limits, OptionalLong foundIn) {
    Execution execution = new Execution();
    Replay.run(target.subject(), violated.schedule(), limits.maxSteps(), execution);
    if (execution.outcome() instanceof Outcome.Diverged(int step, String expected, String seen)) {
      throw new IllegalStateException(
          "the counterexample does not replay: step %d, expected %s, saw %s"
              .formatted(step, expected, seen));
    }
    return new Check.Counterexample(
        new Story(execution, target.subject().vocabulary()),
        foundIn,
        List.of(
            "%s replay %s %s"
                .formatted(
                    Shell.command(),
                    Shell.quote(violated.schedule().toString()),
                    Shell.quote(target.name()))));
  }
}

package jacquard.cli;

import jacquard.cli.JavaFindings.OnRace;
import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.Result;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.catalog.Searches;
import jacquard.explore.deferred.DeferredSearch;
import jacquard.report.Check;
import jacquard.report.JsonReport;
import jacquard.report.StateCheck;
import jacquard.report.TextReport;
import jacquard.report.Within;
import jacquard.runtime.JavaProgram;
import jacquard.runtime.control.DataRace;
import jacquard.statespace.SafetySearch;
import jacquard.statespace.catalog.StateSearches;
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

  @Mixin private final TargetOptions targetOptions;

  @Parameters(
      paramLabel = "TARGET",
      description =
          "What to check: a Java class (its main; arguments after --), Class#method, Source.java,"
              + " a Promela file (model.pml), or litmus:NAME(N,...). 'jacquard list' names the"
              + " litmus programs.")
  private String targetName = "";

  @Option(
      names = "--search",
      paramLabel = "NAME",
      description =
          "How to search; "
              + Searches.DEFAULT
              + " if not given, bpor with --bound or --seal. 'jacquard list searches' names all."
              + " For models: full if not given, or another one of those; without bounds.")
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

  @Option(
      names = "--races",
      paramLabel = "report|fail|ignore",
      converter = Values.Race.class,
      description =
          "What to do about data races of a Java program: report them beside the verdict, as if"
              + " not given, count them as violations, or do not look for them.")
  private OnRace onRace = OnRace.REPORT;

  @Option(
      names = "--all-steps",
      description = "Show all steps of a counterexample, all frames of data races.")
  private boolean allSteps;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the result as JSON too; with - to the output, instead of the text.")
  private Optional<String> json = Optional.empty();

  @Option(names = "--quiet", description = "Show no progress.")
  private boolean quiet;

  CheckCommand(Console console, Targets targets, TargetOptions targetOptions) {
    this.console = console;
    this.targets = targets;
    this.targetOptions = targetOptions;
  }

  @Override
  public Integer call() {
    Optional<ModelTarget> model = ModelTarget.find(targetName);
    if (model.isPresent()) {
      return check(model.get());
    }
    Target target = targets.find(targetOptions.request(targetName));
    SearchRequest open = searchOptions.request(without, seed.orElse(DEFAULT_SEED));
    SearchRequest request = searchName.map(open::withSearch).orElse(open);
    SearchRequest.Plan asked = SearchOptions.plan(request, target);
    Optional<JsonFile> file = JsonFile.prepare(json);
    Limits limits = limits();
    Optional<ProgressLine> line = quiet ? Optional.empty() : Optional.of(new ProgressLine(console));
    boolean isOpen = request.equals(SearchOptions.open(seed.orElse(DEFAULT_SEED))) && !keepGoing;
    Hunt hunt;
    if (target.java().isPresent()) {
      ProgramOutput.discard();
    }
    if (target.java().isPresent() && isOpen) {
      hunt = Hunt.of(request, target, limits, console.cancellation(), line);
    } else {
      hunt = new Hunt(asked, SearchRun.run(asked, target, limits, console.cancellation(), line));
    }
    Within within = SearchOptions.within(hunt.plan(), request);
    Check check = describe(target, hunt.plan(), within, limits, hunt.finished());
    if (file.isEmpty() || !file.get().isOutput()) {
      console.out().print(new TextReport(steps()).of(check));
    }
    file.ifPresent(f -> f.write(console, out -> JsonReport.write(check, out)));
    return ExitStatus.of(check.verdict());
  }

  private int check(ModelTarget target) {
    Optional<JsonFile> file = JsonFile.prepare(json);
    Optional<ProgressLine> line = quiet ? Optional.empty() : Optional.of(new ProgressLine(console));
    ModelCheck check = new ModelCheck(console, target, line);
    Optional<Searches.Entry> stateless = searchName.flatMap(Searches::named);
    if (stateless.isPresent()) {
      StateCheck result =
          new StatelessModelCheck(console, target, stateless.get(), line)
              .run(limits(), seed.orElse(DEFAULT_SEED), check);
      return check.report(result, steps(), file);
    }
    StateSearches.Entry search = ModelCheck.search(searchName);
    SafetySearch.Options options =
        SafetySearch.Options.DEFAULT.inOrder(ModelCheck.order(search, order));
    if (keepGoing) {
      options = options.goingOn();
    }
    if (maxStates.isPresent()) {
      options = options.withMaxStates(maxStates.get());
    }
    return check.run(search, options, limits().maxTime(), steps(), file);
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
    Optional<List<DataRace>> races =
        onRace == OnRace.IGNORE ? Optional.empty() : target.java().map(JavaProgram::dataRaces);
    Verdict verdict = JavaFindings.sober(result.verdict(), target);
    if (onRace == OnRace.FAIL
        && !(verdict instanceof Verdict.Violated)
        && !races.orElse(List.of()).isEmpty()) {
      verdict = JavaFindings.violation(races.orElseThrow().getFirst());
    }
    // Last, since the names of what takes part are those of the last execution.
    Optional<Counterexamples.Found> counterexample =
        verdict instanceof Verdict.Violated violated
            ? Optional.of(counterexamples(target, plan, limits).of(violated, finished.foundIn()))
            : Optional.empty();
    return new Check(
        target.name(),
        target.subject().fingerprint(),
        new Check.Method("stateless", plan.name(), within, drawnFrom),
        counterexample.<Verdict>map(Counterexamples.Found::violated).orElse(verdict),
        result.statistics(),
        result.cutShort(),
        counterexample.map(Counterexamples.Found::counterexample),
        violations.isEmpty() ? List.of() : violations.subList(1, violations.size()),
        races.map(all -> all.stream().map(JavaFindings::report).toList()),
        Advice.after(result, advisable(plan, within), limits, finished.extent()));
  }

  private Counterexamples counterexamples(Target target, SearchRequest.Plan plan, Limits limits) {
    return new Counterexamples(target, plan, limits, console.cancellation());
  }

  /** A search that always begins without preemptions gains nothing from a higher first limit. */
  private static Within advisable(SearchRequest.Plan plan, Within within) {
    return plan.name().equals(DeferredSearch.NAME) ? Within.EVERYTHING : within;
  }
}

package jacquard.cli;

import jacquard.check.ProgramCheck;
import jacquard.check.ProgramOutput;
import jacquard.check.Races;
import jacquard.explore.Limits;
import jacquard.explore.catalog.SearchEntry;
import jacquard.explore.catalog.SearchRequest;
import jacquard.explore.catalog.Searches;
import jacquard.explore.deferred.DeferredSearch;
import jacquard.explore.run.FinishedSearch;
import jacquard.report.Check;
import jacquard.report.JsonReport;
import jacquard.report.StateCheck;
import jacquard.report.TextReport;
import jacquard.report.Within;
import jacquard.runtime.rewrite.UnsupportedClassFileException;
import jacquard.statespace.SafetySearch;
import jacquard.statespace.catalog.StateSearches;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
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
              + " For models: ample if not given, or another one of those; without bounds.")
  private Optional<String> searchName = Optional.empty();

  @Mixin private StateOptions stateOptions = new StateOptions();

  @Mixin private ModelOptions modelOptions = new ModelOptions();

  @Mixin private PropertyOptions propertyOptions = new PropertyOptions();

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
  private Races races = Races.REPORT;

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
    Optional<ModelTarget> model = ModelTarget.find(targetName, modelOptions.definitions());
    Optional<StateCheck.Property> property = propertyOptions.property();
    if (model.isPresent()) {
      return property.isPresent()
          ? check(ModelProperty.of(property.get(), model.get()))
          : check(model.get());
    }
    PropertyOptions.refuse(property);
    modelOptions.refuse();
    console.watch().expect(limits().maxTime());
    Target target = targets.find(targetOptions.request(targetName));
    SearchRequest open = searchOptions.request(without, givenSeed());
    SearchRequest request = searchName.map(open::withSearch).orElse(open);
    SearchOptions.plan(request, target); // complains before anything runs
    Optional<JsonFile> file = JsonFile.prepare(json);
    if (target.java().isPresent()) {
      ProgramOutput.discard();
    }
    console.watch().over(target.name(), request.plan(target.subject()).name(), file);
    Reported reported =
        console
            .watch()
            .within(
                limits().maxTime(), () -> Reported.of(check(target, request, limits()), steps()));
    if (file.isEmpty() || !file.get().isOutput()) {
      console.out().print(reported.text());
    }
    file.ifPresent(f -> f.write(console, out -> out.write(reported.json())));
    return ExitStatus.of(reported.check().verdict());
  }

  /** A check with its reports, which may have to ask the program for them. */
  private record Reported(Check check, String text, String json) {
    static Reported of(Check check, TextReport.Steps steps) {
      StringWriter json = new StringWriter();
      try {
        JsonReport.write(check, json);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      return new Reported(check, new TextReport(steps).of(check), json.toString());
    }
  }

  private int check(ModelTarget target) {
    Optional<JsonFile> file = JsonFile.prepare(json);
    Optional<ProgressLine> line = quiet ? Optional.empty() : Optional.of(new ProgressLine(console));
    ModelCheck check = new ModelCheck(console, target, line);
    Optional<SearchEntry> stateless =
        searchName.flatMap(Searches::named).filter(s -> !s.needsBound());
    if (stateless.isPresent()) {
      StateCheck result =
          new StatelessModelCheck(console, target, stateless.get(), line)
              .run(limits(), seed.orElse(DEFAULT_SEED), check);
      return check.report(result, steps(), file);
    }
    StateSearches.Entry search = ModelCheck.search(searchName);
    SafetySearch.Options options = stateOptions.options(search);
    if (keepGoing) {
      options = options.goingOn();
    }
    return check.run(search, options, limits().maxTime(), steps(), file);
  }

  private int check(ModelProperty property) {
    Optional<JsonFile> file = JsonFile.prepare(json);
    SafetySearch.Options options =
        stateOptions.forInfiniteRuns(
            searchName.or(() -> Optional.of(LivenessModelCheck.defaultSearch(property))));
    if (keepGoing) {
      options = options.goingOn();
    }
    Optional<ProgressLine> line = quiet ? Optional.empty() : Optional.of(new ProgressLine(console));
    return new LivenessModelCheck(console, property, line)
        .run(options, limits().maxTime(), steps(), file);
  }

  private TextReport.Steps steps() {
    return allSteps ? TextReport.Steps.ALL : TextReport.Steps.RELEVANT;
  }

  private OptionalLong givenSeed() {
    return seed.map(OptionalLong::of).orElse(OptionalLong.empty());
  }

  private Limits limits() {
    Limits limits = limitOptions.limits(Limits.NONE.maxTime());
    if (keepGoing) {
      limits = limits.goingOn();
    }
    return countTraces ? limits.countingTraces() : limits;
  }

  private Check check(Target target, SearchRequest request, Limits limits) {
    Cancellation cancellation = console.cancellation();
    Optional<ProgressLine> line = quiet ? Optional.empty() : Optional.of(new ProgressLine(console));
    ProgramCheck asked =
        new ProgramCheck(
            target.name(),
            target.subject(),
            target.java(),
            request,
            givenSeed(),
            limits,
            races,
            target::replay,
            origin(target));
    try {
      return cancellation.during(
          () ->
              asked.run(
                  plan -> new SearchRun(plan, cancellation, line),
                  finished -> advice(finished, request, limits)));
    } catch (UnsupportedClassFileException e) {
      throw new UsageException(String.valueOf(e.getMessage()), e);
    } finally {
      line.ifPresent(ProgressLine::clear);
    }
  }

  /** For the JSON, by which the program may be run again; to read its file takes time. */
  private Check.Origin origin(Target target) {
    if (json.isEmpty() || target.java().isEmpty()) {
      return Check.Origin.UNKNOWN;
    }
    TargetRequest asked = targetOptions.request(targetName);
    return new Check.Origin(asked.jvmOptions().all(), Optional.of(JavaTargets.digest(asked)));
  }

  private static Optional<String> advice(
      FinishedSearch finished, SearchRequest request, Limits limits) {
    // A search that always begins without preemptions gains nothing from a higher first limit.
    Within advisable =
        finished.plan().name().equals(DeferredSearch.NAME)
            ? Within.EVERYTHING
            : ProgramCheck.within(finished.plan(), request);
    return Advice.after(finished.result(), advisable, limits, SearchRun.extent(finished));
  }
}

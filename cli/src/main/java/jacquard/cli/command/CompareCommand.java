package jacquard.cli.command;

import jacquard.check.ProgramOutput;
import jacquard.cli.console.Console;
import jacquard.cli.console.ExitStatus;
import jacquard.cli.console.JsonFile;
import jacquard.cli.console.OutputFile;
import jacquard.cli.console.UsageException;
import jacquard.cli.rendering.Advice;
import jacquard.cli.rendering.ConsoleWatcher;
import jacquard.cli.target.Engines;
import jacquard.cli.target.TargetSource;
import jacquard.cli.target.Targets;
import jacquard.cli.worker.WorkerCommand;
import jacquard.core.Verdict;
import jacquard.core.ViolationKind;
import jacquard.core.answer.Check;
import jacquard.core.answer.SearchBounds;
import jacquard.core.engine.Contender;
import jacquard.core.engine.Engine;
import jacquard.core.engine.Target;
import jacquard.core.request.CheckOption;
import jacquard.core.request.CheckOptions;
import jacquard.core.request.CheckRequest;
import jacquard.core.request.PropertyRequest;
import jacquard.report.Comparison;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
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
public final class CompareCommand implements Callable<Integer> {
  private static final Duration TIMEOUT = Duration.ofSeconds(10);

  /** Those that a comparison sets itself, or that it would make no sense to compare. */
  private static final Set<CheckOption<?>> LEFT_OUT =
      Set.of(
          CheckOptions.SEARCH,
          CheckOptions.WITHOUT,
          CheckOptions.KEEP_GOING,
          CheckOptions.COUNT_TRACES,
          CheckOptions.RACES,
          CheckOptions.STORE,
          CheckOptions.ORDER,
          CheckOptions.WORKERS,
          CheckOptions.METHOD,
          CheckOptions.CERTIFICATE,
          CheckOptions.MODE);

  private final Console console;
  private final Targets targets;
  private final WorkerCommand worker;
  private final List<String> forProgram;
  private final RequestOptions options;

  @Parameters(paramLabel = "TARGET", description = "What to check, as for 'jacquard check'.")
  private String targetName = "";

  @Option(
      names = "--search",
      paramLabel = "NAME",
      split = ",",
      description = "Compare only these searches; may be repeated.")
  private List<String> searchNames = List.of();

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the table as JSON too; with - to the output, instead of the text.")
  private Optional<String> json = Optional.empty();

  @Option(names = "--quiet", description = "Show no progress.")
  private boolean quiet;

  public CompareCommand(
      Console console,
      Targets targets,
      WorkerCommand worker,
      List<String> forProgram,
      RequestOptions options) {
    this.console = console;
    this.targets = targets;
    this.worker = worker;
    this.forProgram = List.copyOf(forProgram);
    this.options = options;
  }

  /** What a comparison can be told. */
  public static RequestOptions options() {
    return new RequestOptions(
        CheckOptions.all().stream().filter(o -> !LEFT_OUT.contains(o)).toList());
  }

  @Override
  public Integer call() {
    CheckRequest asked = options.request(targetName, forProgram);
    TargetSource source = targets.source(targetName);
    OutputFile.requireApart(
        List.of(targetName), json.stream().toList(), file -> source.reads(asked, file));
    Engine engine = Engines.knowing(searchNames, source.kind(), asked);
    OptionalInt elsewhere = worker.runIfNeeded(source.isCode(), asked);
    if (elsewhere.isPresent()) {
      return elsewhere.getAsInt();
    }
    Target target = targets.find(asked);
    requireOneProperty(target, asked);
    CheckRequest timed =
        asked.has(CheckOptions.TIMEOUT) ? asked : asked.with(CheckOptions.TIMEOUT, TIMEOUT);
    List<Contender> contenders =
        engine.contenders(source.kind(), timed.with(CheckOptions.KEEP_GOING, true), searchNames);
    contenders.forEach(c -> Engines.requireAble(engine, target, c.request()));
    Optional<JsonFile> file = JsonFile.prepare(json);
    if (source.isCode()) {
      ProgramOutput.discard();
    }
    List<Check> checks = new ArrayList<>();
    List<Comparison.Row> rows = new ArrayList<>();
    for (Contender contender : contenders) {
      if (!console.cancellation().isRequested()) {
        Check check = check(contender, engine, target);
        boolean isShown = !searchNames.isEmpty() || !fellBack(contender, check, checks);
        checks.add(check);
        if (isShown) {
          rows.add(
              new Comparison.Row(
                  contender.name(), check.verdict(), Advice.extent(check), check.effort()));
        }
      }
    }
    Comparison comparison =
        new Comparison(
            asked,
            target.fingerprint(),
            checks.isEmpty() ? SearchBounds.NONE : checks.getFirst().method().within(),
            rows,
            checks.stream().flatMap(c -> c.findings().notes().stream()).distinct().toList());
    if (file.isEmpty() || !file.get().isOutput()) {
      console.out().print(comparison.text());
    }
    file.ifPresent(f -> f.write(console, comparison::writeJson));
    return status(contenders, checks);
  }

  /** Not every search can check every claim of a target, so one of them is compared. */
  private static void requireOneProperty(Target target, CheckRequest asked) {
    if (!target.claimsOfInfiniteRuns().isEmpty()
        && !asked.has(CheckOptions.SAFETY)
        && PropertyRequest.of(asked).isEmpty()) {
      throw new UsageException(
          "one property is compared at a time, and %s has several (%s): give --safety, --ltl,"
                  .formatted(target.name(), String.join(", ", target.claimsOfInfiniteRuns()))
              + " --never or --acceptance");
    }
  }

  /** Whether a search could reduce nothing, and so was one that has its row already. */
  private static boolean fellBack(Contender contender, Check check, List<Check> earlier) {
    return contender.mayFallBack()
        && earlier.stream().anyMatch(other -> other.method().equals(check.method()));
  }

  private Check check(Contender contender, Engine engine, Target target) {
    CheckRequest request = contender.request();
    console.watch().over(request, engine.name(), Optional.empty(), console);
    ConsoleWatcher watcher = new ConsoleWatcher(console, quiet);
    try {
      return console
          .cancellation()
          .during(
              () ->
                  console
                      .watch()
                      .within(
                          request.get(CheckOptions.TIMEOUT).orElse(TIMEOUT),
                          () -> engine.check(target, request, watcher)));
    } finally {
      watcher.clear();
    }
  }

  /**
   * The status of the strongest verdict; searches that contradict each other are a fault. One that
   * could not raise its bound as far as another does not contradict it, nor does one that says
   * nothing of end states contradict another that finds an invalid one.
   */
  private static int status(List<Contender> contenders, List<Check> checks) {
    boolean isViolated = false;
    boolean holds = false;
    for (int i = 0; i < checks.size(); i++) {
      Check check = checks.get(i);
      if (check.verdict() instanceof Verdict.Violated) {
        isViolated = true;
      }
      boolean isSound = contenders.get(i).isSound();
      boolean isProof = isSound && check.verdict() instanceof Verdict.Holds;
      holds |= isProof;
      if (isProof
          && Advice.extent(check) == Comparison.Extent.WHOLE
          && checks.stream().anyMatch(other -> contradicts(check, other))) {
        throw new IllegalStateException("one search says it holds, another that it is violated");
      }
    }
    if (isViolated) {
      return ExitStatus.VIOLATED;
    }
    return holds ? ExitStatus.HOLDS : ExitStatus.UNKNOWN;
  }

  private static boolean contradicts(Check holds, Check other) {
    if (holds.verdict() instanceof Verdict.Holds(Verdict.Scope.WithinBound _)
        && holds.method().within().isEmpty()) {
      return false; // within so many steps, which not every method counts alike
    }
    return other.verdict() instanceof Verdict.Violated(var violation, var _)
        && (holds.claim().coversEndStates() || !isStuck(violation.kind()));
  }

  /** Whether nobody can go on, in the words for models and for programs. */
  private static boolean isStuck(ViolationKind kind) {
    return kind == ViolationKind.INVALID_END_STATE || kind == ViolationKind.DEADLOCK;
  }
}

package jacquard.cli;

import jacquard.core.Verdict;
import jacquard.explore.Limits;
import jacquard.explore.catalog.Searches;
import jacquard.report.Comparison;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
    footer = {"", "Each search has its own budget, 10s unless --timeout says otherwise."})
final class CompareCommand implements Callable<Integer> {
  private static final Duration TIMEOUT = Duration.ofSeconds(10);

  private final Console console;
  private final Targets targets;

  @Parameters(paramLabel = "TARGET", description = "What to check, as for 'jacquard check'.")
  private String targetName = "";

  @Option(
      names = "--search",
      paramLabel = "NAME",
      split = ",",
      description = "Only these searches, with commas between them.")
  private List<String> searchNames = List.of();

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

  CompareCommand(Console console, Targets targets) {
    this.console = console;
    this.targets = targets;
  }

  @Override
  public Integer call() {
    Target target = targets.find(targetName);
    List<Searches.Entry> searches =
        searchNames.isEmpty()
            ? Searches.all()
            : searchNames.stream().map(SearchNames::find).toList();
    Optional<JsonFile> file = JsonFile.prepare(json);
    Comparison comparison =
        new Comparison(target.name(), target.subject().fingerprint(), rows(target, searches));
    if (file.isEmpty() || !file.get().isOutput()) {
      console.out().print(comparison.text());
    }
    file.ifPresent(f -> f.write(console, comparison::writeJson));
    return status(comparison);
  }

  private List<Comparison.Row> rows(Target target, List<Searches.Entry> searches) {
    Limits limits = limitOptions.limits(TIMEOUT).goingOn().countingTraces();
    Optional<ProgressLine> line = quiet ? Optional.empty() : Optional.of(new ProgressLine(console));
    List<Comparison.Row> rows = new ArrayList<>();
    for (Searches.Entry search : searches) {
      if (console.cancellation().isRequested()) {
        break;
      }
      SearchRun.Finished finished =
          SearchRun.run(search, seed, target, limits, console.cancellation(), line);
      rows.add(
          new Comparison.Row(
              search.name(),
              finished.result().verdict(),
              finished.extent(),
              finished.result().statistics()));
    }
    return rows;
  }

  /** The status of the strongest verdict; searches that contradict each other are a fault. */
  private static int status(Comparison comparison) {
    boolean violated = has(comparison, Verdict.Violated.class);
    boolean holds = has(comparison, Verdict.Holds.class);
    if (violated && holds) {
      throw new IllegalStateException("one search says it holds, another that it is violated");
    }
    if (violated) {
      return ExitStatus.VIOLATED;
    }
    return holds ? ExitStatus.HOLDS : ExitStatus.UNKNOWN;
  }

  private static boolean has(Comparison comparison, Class<? extends Verdict> verdict) {
    return comparison.rows().stream().map(Comparison.Row::verdict).anyMatch(verdict::isInstance);
  }
}

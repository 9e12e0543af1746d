package jacquard.cli;

import jacquard.model.Machine;
import jacquard.report.Table;
import jacquard.statespace.SafetySearch;
import jacquard.statespace.SafetySearch.Method;
import jacquard.statespace.SafetySearch.Options;
import jacquard.statespace.SearchResult;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The same model under every search of its states, to the end, side by side. */
final class ModelComparison {
  private final Console console;
  private final ModelTarget target;

  ModelComparison(Console console, ModelTarget target) {
    this.console = console;
    this.target = target;
  }

  /**
   * Runs all searches.
   *
   * @throws IllegalStateException if two of them disagree
   */
  int run(Duration timeout) {
    Table table =
        new Table()
            .column("search", Table.Align.LEFT)
            .column("verdict", Table.Align.LEFT)
            .column("states", Table.Align.RIGHT)
            .column("transitions", Table.Align.RIGHT)
            .column("depth", Table.Align.RIGHT)
            .column("seconds", Table.Align.RIGHT);
    Machine machine = target.machine();
    Set<Set<String>> verdicts = new LinkedHashSet<>();
    boolean complete = true;
    for (Method method : Method.values()) {
      SearchResult result = search(machine, method, timeout);
      if (result.cutShort().isEmpty()) {
        verdicts.add(new TreeSet<>(result.kinds().keySet()));
      }
      complete &= result.cutShort().isEmpty();
      table.row(
          method.toString().toLowerCase(Locale.ROOT),
          verdict(result),
          Table.number(result.counts().states()),
          Table.number(result.counts().transitions()),
          Table.number(result.counts().depth()),
          String.format(Locale.ROOT, "%.2f", result.counts().time().toNanos() / 1e9));
    }
    console.out().println("COMPARED  " + target.name());
    console.out().print(table.text("  "));
    if (verdicts.size() > 1) {
      throw new IllegalStateException("the searches disagree: " + verdicts);
    }
    if (!verdicts.isEmpty() && !verdicts.iterator().next().isEmpty()) {
      return ExitStatus.VIOLATED;
    }
    return complete ? ExitStatus.HOLDS : ExitStatus.UNKNOWN;
  }

  private SearchResult search(Machine machine, Method method, Duration timeout) {
    long end = System.nanoTime() + Math.min(timeout.toNanos(), Long.MAX_VALUE / 4);
    Options options =
        Options.DEFAULT
            .goingOn()
            .by(method)
            .stoppedBy(
                _ ->
                    console.cancellation().isRequested() || System.nanoTime() >= end
                        ? Optional.of("stopped")
                        : Optional.empty());
    return console.cancellation().during(() -> SafetySearch.run(machine, options));
  }

  private static String verdict(SearchResult result) {
    if (result.violations() > 0) {
      return "violated: " + String.join(", ", result.kinds().keySet());
    }
    return result.cutShort().isPresent() ? "unknown" : "holds";
  }
}

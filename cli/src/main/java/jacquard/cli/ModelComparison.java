package jacquard.cli;

import jacquard.core.ViolationKind;
import jacquard.model.Machine;
import jacquard.report.Table;
import jacquard.statespace.SafetySearch.Options;
import jacquard.statespace.SearchResult;
import jacquard.statespace.catalog.StateSearches;
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
    Table table = table();
    Machine machine = target.machine();
    Set<Set<ViolationKind>> verdicts = new LinkedHashSet<>();
    Set<Set<ViolationKind>> withEndStates = new LinkedHashSet<>();
    boolean complete = true;
    boolean violated = false;
    for (StateSearches.Entry search : StateSearches.all()) {
      if (!search.isStateful()) {
        continue;
      }
      StateSearches.Found found = search(machine, search, timeout);
      SearchResult result = found.result();
      boolean isSound = search.isSound();
      if (result.cutShort().isEmpty() && isSound) {
        Set<ViolationKind> kinds = new TreeSet<>(result.kinds().keySet());
        if (found.coversEndStates()) {
          withEndStates.add(Set.copyOf(kinds));
        }
        kinds.remove(ViolationKind.INVALID_END_STATE);
        verdicts.add(kinds);
      }
      violated |= result.violations() > 0;
      complete &= result.cutShort().isEmpty() || !isSound;
      addRow(table, search.name(), result);
    }
    console.out().println("COMPARED  " + target.name() + ModelOptions.words(target.definitions()));
    console.out().print(table.text("  "));
    if (verdicts.size() > 1 || withEndStates.size() > 1) {
      throw new IllegalStateException(
          "the searches disagree: " + (verdicts.size() > 1 ? verdicts : withEndStates));
    }
    if (violated) {
      return ExitStatus.VIOLATED;
    }
    return complete ? ExitStatus.HOLDS : ExitStatus.UNKNOWN;
  }

  private StateSearches.Found search(
      Machine machine, StateSearches.Entry search, Duration timeout) {
    Options options = options(console.cancellation(), timeout);
    return console.cancellation().during(() -> search.run(machine, options));
  }

  /** A search goes on to its end, or until its time is used up. */
  static Options options(Cancellation cancellation, Duration timeout) {
    long end = System.nanoTime() + Math.min(timeout.toNanos(), Long.MAX_VALUE / 4);
    return Options.DEFAULT
        .goingOn()
        .stoppedBy(
            _ ->
                cancellation.isRequested() || System.nanoTime() >= end
                    ? Optional.of("stopped")
                    : Optional.empty());
  }

  /** A table with a row for each search to be filled in. */
  static Table table() {
    return new Table()
        .column("search", Table.Align.LEFT)
        .column("verdict", Table.Align.LEFT)
        .column("states", Table.Align.RIGHT)
        .column("transitions", Table.Align.RIGHT)
        .column("depth", Table.Align.RIGHT)
        .column("seconds", Table.Align.RIGHT);
  }

  /** The row of a search. */
  static void addRow(Table table, String search, SearchResult result) {
    table.row(
        search,
        verdict(result),
        Table.number(result.counts().states()),
        Table.number(result.counts().transitions()),
        Table.number(result.counts().depth()),
        String.format(Locale.ROOT, "%.2f", result.counts().time().toNanos() / 1e9));
  }

  private static String verdict(SearchResult result) {
    if (result.violations() > 0) {
      return "violated: "
          + String.join(
              ", ", result.kinds().keySet().stream().map(ViolationKind::word).sorted().toList());
    }
    return result.cutShort().isPresent() ? "unknown" : "holds";
  }
}

package jacquard.cli;

import jacquard.core.ViolationKind;
import jacquard.report.Table;
import jacquard.statespace.SearchResult;
import jacquard.statespace.liveness.LivenessSearch;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** The same property of infinite runs under every search that can check it, side by side. */
final class LivenessComparison {
  private static final List<String> SEARCHES = List.of("full", "persistent", "ample");

  private final Console console;
  private final ModelProperty property;

  LivenessComparison(Console console, ModelProperty property) {
    this.console = console;
    this.property = property;
  }

  /**
   * Runs the searches; only the full one where a reduction would not keep the verdict.
   *
   * @throws IllegalStateException if two of them disagree
   */
  int run(Duration timeout) {
    Optional<String> whyNoReduction =
        LivenessSearch.whyNoReduction(property.property(), property.fairness());
    Table table = ModelComparison.table();
    SequencedMap<String, SearchResult> results = new LinkedHashMap<>();
    for (String search : whyNoReduction.isPresent() ? SEARCHES.subList(0, 1) : SEARCHES) {
      SearchResult result = search(search, timeout);
      ModelComparison.addRow(table, search, result);
      results.put(search, result);
    }
    console
        .out()
        .println(
            "COMPARED  %s%s %s"
                .formatted(
                    property.target().name(),
                    ModelOptions.words(property.target().definitions()),
                    PropertyOptions.words(property.asked())));
    console.out().print(table.text("  "));
    whyNoReduction.ifPresent(why -> console.out().println("  note      no reduction: " + why));
    return status(results);
  }

  private SearchResult search(String search, Duration timeout) {
    return new LivenessModelCheck(console, property, Optional.empty())
        .search(
            ModelComparison.options(console.cancellation(), timeout)
                .by(LivenessModelCheck.method(search)));
  }

  /**
   * Violations of the property must be found by all or by none. Failed assertions are different: a
   * claim may end a run before one fails, and only a search for safety looks for all of them.
   */
  private int status(SequencedMap<String, SearchResult> results) {
    ViolationKind kind = property.property().kind();
    boolean isViolated = results.values().stream().anyMatch(r -> r.kinds().containsKey(kind));
    if (isViolated
        && results.values().stream()
            .anyMatch(r -> r.cutShort().isEmpty() && !r.kinds().containsKey(kind))) {
      throw new IllegalStateException("the searches disagree about " + kind.word());
    }
    if (results.values().stream().anyMatch(r -> r.violations() > 0)) {
      return ExitStatus.VIOLATED;
    }
    return results.values().stream().allMatch(r -> r.cutShort().isEmpty())
        ? ExitStatus.HOLDS
        : ExitStatus.UNKNOWN;
  }
}

package jacquard.bench.popl2005;

import jacquard.bench.measure.SearchBudget;
import jacquard.core.Verdict;
import jacquard.explore.Observer;
import jacquard.explore.Result;
import jacquard.explore.catalog.Searches;
import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchResult;
import jacquard.statespace.catalog.StateSearches;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The transitions of the ten configurations of section 5, for 1 to {@code maxThreads} threads.
 *
 * @param transitions a list for each configuration; empty where the budget did not suffice
 */
record ModelMeasurements(
    Experiment experiment,
    SearchBudget budget,
    int maxThreads,
    List<List<OptionalLong>> transitions) {

  /** A configuration as the paper calls it, and the search that it is here. */
  record Column(String title, String search) {}

  static final List<Column> COLUMNS =
      List.of(
          new Column("No POR", "stateless"),
          new Column("No POR, sleep", "stateless+sleep"),
          new Column("No POR, stateful", "full"),
          new Column("No POR, stateful, sleep", "full+sleep"),
          new Column("Static POR", "stateless:persistent"),
          new Column("Static POR, sleep", "stateless:persistent+sleep"),
          new Column("Static POR, stateful", "persistent"),
          new Column("Static POR, stateful, sleep", "persistent+sleep"),
          new Column("Dynamic POR", "dpor:objects"),
          new Column("Dynamic POR, sleep", "dpor:objects+sleep"));

  static ModelMeasurements take(Experiment experiment, int maxThreads, SearchBudget budget) {
    List<List<OptionalLong>> all = new ArrayList<>();
    for (Column column : COLUMNS) {
      List<OptionalLong> series = new ArrayList<>();
      OptionalLong last = OptionalLong.of(0);
      for (int threads = 1; threads <= maxThreads; threads++) {
        if (last.isPresent()) {
          last = measure(experiment, threads, column.search(), budget);
        }
        series.add(last);
      }
      all.add(series);
    }
    return new ModelMeasurements(experiment, budget, maxThreads, all);
  }

  private static OptionalLong measure(
      Experiment experiment, int threads, String search, SearchBudget budget) {
    Optional<StateSearches.Entry> stateSearch = StateSearches.named(search);
    return stateSearch.isPresent()
        ? ofModel(experiment, threads, stateSearch.get(), budget)
        : ofProgram(experiment, threads, search, budget);
  }

  private static OptionalLong ofModel(
      Experiment experiment, int threads, StateSearches.Entry search, SearchBudget budget) {
    Machine machine = Compiler.compile(ExperimentModel.of(experiment, threads));
    long end = System.nanoTime() + budget.time().toNanos();
    SearchOptions options =
        SearchOptions.DEFAULT.stoppedBy(
            _ -> System.nanoTime() > end ? Optional.of("time used up") : Optional.empty());
    SearchResult result = search.run(machine, options).result();
    if (!result.kinds().isEmpty()) {
      throw new IllegalStateException(
          "%s on %s with %d threads: %s"
              .formatted(search.name(), experiment.title(), threads, result.violation()));
    }
    return result.cutShort().isPresent()
        ? OptionalLong.empty()
        : OptionalLong.of(result.counts().transitions());
  }

  private static OptionalLong ofProgram(
      Experiment experiment, int threads, String search, SearchBudget budget) {
    Result result =
        Searches.named(search)
            .orElseThrow()
            .search(1)
            .check(experiment.subject(threads), budget.limits(), Observer.SILENT);
    return result.verdict() instanceof Verdict.Holds
        ? OptionalLong.of(result.statistics().transitions())
        : OptionalLong.empty();
  }

  /** The page's section. */
  String markdown() {
    StringBuilder out =
        new StringBuilder(
            "## %s (section %s)\n\n".formatted(experiment.title(), experiment.section()));
    out.append("Transitions. Budget of each search for each number of threads: ");
    out.append(budget.time().toMillis()).append(" ms.\n\n| threads |");
    COLUMNS.forEach(c -> out.append(" %s: `%s` |".formatted(c.title(), c.search())));
    out.append("\n|").append("---:|".repeat(COLUMNS.size() + 1)).append('\n');
    for (int threads = 1; threads <= maxThreads; threads++) {
      out.append("| ").append(threads).append(" |");
      for (List<OptionalLong> series : transitions) {
        OptionalLong cell = series.get(threads - 1);
        out.append(' ')
            .append(cell.isPresent() ? TextReport.number(cell.getAsLong()) : "over budget")
            .append(" |");
      }
      out.append('\n');
    }
    return out.toString();
  }
}

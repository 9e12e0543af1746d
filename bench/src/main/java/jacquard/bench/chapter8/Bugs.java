package jacquard.bench.chapter8;

import jacquard.bench.measure.SearchBudget;
import jacquard.bench.subjects.UnitTest;
import jacquard.bench.subjects.UnitTest.Ending;
import jacquard.explore.Search;
import jacquard.explore.best.Priorities;
import jacquard.explore.best.Priority;
import jacquard.explore.bounded.BestFirstSearch;
import jacquard.explore.bounded.BestFirstSearch.Below;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.BoundedSearch;
import jacquard.explore.bounded.Bounds;
import jacquard.explore.bounded.RaisingSearch;
import jacquard.explore.catalog.Searches;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** How fast each search finds each bug (Table 8.2, Figs. 3.4 and 3.5). */
record Bugs(List<Found> bugs) {
  /** As in CHESS. */
  static final int FAIR = 2;

  private static final int PREEMPTIONS = 2;
  static final int SEEDS = 10;

  private static final List<BoundLimit> FAIRLY = List.of(new BoundLimit(Bounds.FAIR, FAIR));

  Bugs {
    bugs = List.copyOf(bugs);
  }

  /** What each search makes of one bug; some do not apply. */
  record Found(UnitTest test, Table82 table, DepthOrBest dpor, DepthOrBest bounded) {}

  /** A row of Table 8.2. */
  record Table82(
      Optional<BugSearch> dpor,
      BugSearch plainPreemption,
      Optional<BugSearch> bporFair,
      BugSearch bporPreemption,
      BugSearch bestFirst) {}

  /**
   * Depth-first against best-first search.
   *
   * @param best by the dissertation's heuristic
   * @param random of {@value #SEEDS} seeds; none where the dissertation has none
   */
  record DepthOrBest(BugSearch depthFirst, BugSearch best, List<BugSearch> random) {
    DepthOrBest {
      random = List.copyOf(random);
    }
  }

  static Bugs measure(List<UnitTest> tests, SearchBudget budget) {
    List<Found> found = new ArrayList<>();
    for (UnitTest test : tests) {
      found.add(new Found(test, table82(test, budget), dpor(test, budget), bounded(test, budget)));
    }
    return new Bugs(found);
  }

  private static boolean needsFairness(UnitTest test) {
    return test.ending() == Ending.IF_FAIR;
  }

  private static Table82 table82(UnitTest test, SearchBudget budget) {
    Optional<BugSearch> dpor = Optional.empty();
    Optional<BugSearch> fair = Optional.empty();
    if (needsFairness(test)) {
      fair = Optional.of(BugSearch.of(BoundedSearch.bpor(FAIRLY), test, budget));
    } else {
      dpor =
          Optional.of(BugSearch.of(Searches.named("dpor").orElseThrow().search(1), test, budget));
    }
    return new Table82(
        dpor,
        BugSearch.of(raising(test, BoundedSearch::plain), test, budget),
        fair,
        BugSearch.of(raising(test, BoundedSearch::bpor), test, budget),
        BugSearch.of(bestFirst(test, Priorities.defaults(1)), test, budget));
  }

  /** At most 0, 1, 2, … preemptions, together with the fair bound where that is needed. */
  private static Search raising(UnitTest test, Function<List<BoundLimit>, Search> search) {
    return new RaisingSearch(
        Bounds.PREEMPTION, 0, needsFairness(test) ? FAIRLY : List.of(), search);
  }

  /** The depth-first search that visits what {@link #bestFirst} visits. */
  static Search depthFirst(UnitTest test) {
    return needsFairness(test)
        ? BoundedSearch.bpor(FAIRLY)
        : Searches.named("dpor:general").orElseThrow().search(1);
  }

  /** Best-first search on DPOR, or where that does not end on fair-bounded BPOR. */
  static Search bestFirst(UnitTest test, List<Priority> priorities) {
    return needsFairness(test)
        ? BestFirstSearch.within(FAIRLY, Below.BPOR, priorities)
        : BestFirstSearch.dpor(priorities);
  }

  /** Fig. 3.4. */
  private static DepthOrBest dpor(UnitTest test, SearchBudget budget) {
    List<BugSearch> random = new ArrayList<>();
    for (long seed = 1; seed <= SEEDS; seed++) {
      random.add(BugSearch.of(bestFirst(test, List.of(Priorities.random(seed))), test, budget));
    }
    return new DepthOrBest(
        BugSearch.of(depthFirst(test), test, budget),
        BugSearch.of(bestFirst(test, List.of(Priorities.PREEMPTIONS)), test, budget),
        random);
  }

  /** Fig. 3.5. */
  private static DepthOrBest bounded(UnitTest test, SearchBudget budget) {
    List<BoundLimit> limits = new ArrayList<>();
    limits.add(new BoundLimit(Bounds.PREEMPTION, PREEMPTIONS));
    if (needsFairness(test)) {
      limits.addAll(FAIRLY);
    }
    List<Priority> order = List.of(Priorities.NEEDED, Priorities.AWAKE);
    return new DepthOrBest(
        BugSearch.of(BoundedSearch.plain(limits), test, budget),
        BugSearch.of(BestFirstSearch.within(limits, Below.BOUNDED, order), test, budget),
        List.of());
  }
}

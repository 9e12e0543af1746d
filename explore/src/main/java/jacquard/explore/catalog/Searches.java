package jacquard.explore.catalog;

import jacquard.explore.Search;
import jacquard.explore.Waiting;
import jacquard.explore.bounded.BestFirstSearch;
import jacquard.explore.bounded.BestFirstSearch.Below;
import jacquard.explore.bounded.BoundLimit;
import jacquard.explore.bounded.BoundedSearch;
import jacquard.explore.bounded.Bounds;
import jacquard.explore.catalog.SearchEntry.Need;
import jacquard.explore.deferred.DeferredSearch;
import jacquard.explore.optimal.LeafOrder;
import jacquard.explore.optimal.OptimalSearch;
import jacquard.explore.parsimonious.ParsimoniousSearch;
import jacquard.explore.sample.Pct;
import jacquard.explore.sample.Pos;
import jacquard.explore.sample.RandomWalk;
import jacquard.explore.sample.Sampler;
import jacquard.explore.sample.SamplingSearch;
import jacquard.explore.stack.StackSearch;
import jacquard.explore.stack.StackSearch.Sleep;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/**
 * All searches, by the names that the command line uses, each with what may be asked of it. {@link
 * SearchRequest} asks.
 */
public final class Searches {
  /** The search that is used where none is asked for. */
  public static final String DEFAULT = "optimal";

  /** The search that is used where none is asked for, but a bound is. */
  public static final String DEFAULT_WITHIN_BOUNDS = "bpor";

  /** The search that tries the most promising branches first. */
  public static final String BEST_FIRST = "best-first";

  /** The sampler that finds most of what is rare. */
  public static final String PARTIAL_ORDER_SAMPLING = "pos";

  private static final int PCT_DEPTH = 3;

  /** What a search can promise. */
  public enum Promise {
    /** Visits every interleaving, and so every trace; says {@code Holds} when it has. */
    INTERLEAVINGS("all traces"),
    /** Visits every trace; says {@code Holds} when it has. */
    EXHAUSTIVE("all traces"),
    /** As {@link #EXHAUSTIVE}, and no trace twice; but some executions may be in vain. */
    NO_TRACE_TWICE("all traces"),
    /** As {@link #NO_TRACE_TWICE}, and no execution in vain. */
    OPTIMAL("all traces, each once"),
    /** Finds bugs, and claims nothing. */
    SAMPLING("a sample");

    private final String covers;

    Promise(String covers) {
      this.covers = covers;
    }

    /** As tables say it. */
    public String covers() {
      return covers;
    }

    /** Whether each trace belongs to one complete execution only. */
    public boolean isOncePerTrace() {
      return this == NO_TRACE_TWICE || this == OPTIMAL;
    }
  }

  private static final SequencedMap<String, SearchEntry> ALL = new LinkedHashMap<>();

  static {
    stack(
        "dfs",
        "all interleavings, no reduction",
        Promise.INTERLEAVINGS,
        Promise.NO_TRACE_TWICE,
        StackSearch::depthFirst);
    dpor("dpor:general", "DPOR with the set E (POPL 2005, Fig. 3)", StackSearch::dporGeneral);
    dpor("dpor:clocks", "DPOR with clock vectors (Fig. 4)", StackSearch::dporClocks);
    // Where reads of one location count as dependent, sleep sets tell more traces apart.
    stack(
        "dpor:objects",
        "DPOR with per-object clocks (Fig. 5)",
        Promise.EXHAUSTIVE,
        Promise.EXHAUSTIVE,
        StackSearch::dporObjects);
    dpor("dpor:read-write", "Fig. 5 with commuting reads (end of 4.2)", StackSearch::dporReadWrite);
    source("dpor:source", "DPOR with source sets (POPL 2014)", Promise.EXHAUSTIVE, Sleep.OFF);
    source(
        "dpor:source+sleep",
        "DPOR with source sets (POPL 2014), sleep sets",
        Promise.NO_TRACE_TWICE,
        Sleep.ON);
    optimal(
        DEFAULT,
        "one execution per trace, in polynomial space",
        _ -> new ParsimoniousSearch(DEFAULT));
    ordered(
        "optimal:depth-first", "one execution per trace, with wakeup trees", LeafOrder::depthFirst);
    ordered(
        "optimal:oldest-first", "the same, longest waiting branch first", LeafOrder::oldestFirst);
    ordered("optimal:newest-first", "the same, latest branch first", LeafOrder::newestFirst);
    ordered(
        "optimal:shallowest-first",
        "the same, shortest branch first",
        () -> LeafOrder.smallestFirst(leaf -> leaf.depth()));
    add(
        optimalEntry(
                "optimal:random-order",
                "the same, branches in random order",
                asked ->
                    new OptimalSearch("optimal:random-order", () -> LeafOrder.random(asked.seed())))
            .taking(SearchOption.SEED));
    add(
        optimalEntry(
                DeferredSearch.NAME,
                "the same, fewest preemptions first; with preemption=N or N.. within that bound",
                Searches::deferred)
            .within(Need.NO_BOUND, List.of(Bounds.PREEMPTION))
            .raisingFromNothing());
    sampling("random", "uniform random walk", RandomWalk::new);
    sampling("pct", "probabilistic concurrency testing, depth 3", seed -> new Pct(seed, PCT_DEPTH));
    sampling(PARTIAL_ORDER_SAMPLING, "partial order sampling", Pos::new);
    add(
        exhaustiveEntry(
                "bounded",
                "all executions within a bound, no reduction",
                asked -> asked.within(BoundedSearch::plain))
            .within(Need.A_BOUND, Bounds.all())
            .taking(SearchOption.SEAL));
    add(
        exhaustiveEntry(
                DEFAULT_WITHIN_BOUNDS,
                "bounded partial-order reduction (Coons 2013)",
                asked -> asked.within(l -> BoundedSearch.bpor(l, asked.optimisations())))
            .within(Need.A_BOUND, Bounds.all())
            .taking(SearchOption.SEAL, SearchOption.WITHOUT));
    add(
        exhaustiveEntry(
                BEST_FIRST,
                "DPOR, or BPOR with a bound, most promising branch first",
                asked -> asked.within(limits -> bestFirst(limits, asked)))
            .within(Need.NO_BOUND, Bounds.all())
            .taking(SearchOption.SEAL, SearchOption.PRIORITY, SearchOption.SEED));
  }

  private Searches() {}

  /** All searches, in the order in which the tables show them. */
  public static List<SearchEntry> all() {
    return List.copyOf(ALL.values());
  }

  /** Those that can run without a bound, in the same order. */
  public static List<SearchEntry> withoutBounds() {
    return ALL.values().stream().filter(e -> !e.needsBound()).toList();
  }

  /** Those of which this can be asked, whatever else is, the usual one first. */
  static List<SearchEntry> taking(SearchOption option) {
    return ALL.values().stream()
        .filter(e -> e.takes(option) && (!option.isBound() || e.bounds().equals(Bounds.all())))
        .sorted(Comparator.comparing(e -> !e.name().equals(DEFAULT_WITHIN_BOUNDS)))
        .toList();
  }

  /** The search with this name; {@code dpor} stands for the best of its kind. */
  public static Optional<SearchEntry> named(String name) {
    return Optional.ofNullable(ALL.get(name.equals("dpor") ? "dpor:read-write+sleep" : name));
  }

  /** The names of all searches. */
  public static List<String> names() {
    return List.copyOf(ALL.keySet());
  }

  private interface Stack {
    Search make(Sleep sleep);
  }

  private static void dpor(String name, String about, Stack stack) {
    stack(name, about, Promise.EXHAUSTIVE, Promise.NO_TRACE_TWICE, stack);
  }

  private static void stack(
      String name, String about, Promise promise, Promise withSleep, Stack stack) {
    add(SearchEntry.of(name, promise, about, Waiting.OBSERVED, _ -> stack.make(Sleep.OFF)));
    add(
        SearchEntry.of(
            name + "+sleep",
            withSleep,
            about + ", sleep sets",
            Waiting.OBSERVED,
            _ -> stack.make(Sleep.ON)));
  }

  /** Source sets are about races, and so about what a thread that waits could have done. */
  private static void source(String name, String about, Promise promise, Sleep sleep) {
    add(SearchEntry.of(name, promise, about, Waiting.FORESEEN, _ -> StackSearch.dporSource(sleep)));
  }

  private static void optimal(String name, String about, SearchEntry.Maker maker) {
    add(optimalEntry(name, about, maker));
  }

  private static void ordered(String name, String about, Supplier<LeafOrder> order) {
    optimal(name, about, _ -> new OptimalSearch(name, order));
  }

  private static SearchEntry optimalEntry(String name, String about, SearchEntry.Maker maker) {
    return SearchEntry.of(name, Promise.OPTIMAL, about, Waiting.FORESEEN, maker);
  }

  private static SearchEntry exhaustiveEntry(String name, String about, SearchEntry.Maker maker) {
    return SearchEntry.of(name, Promise.EXHAUSTIVE, about, Waiting.OBSERVED, maker);
  }

  private static void sampling(String name, String about, LongFunction<Sampler> sampler) {
    add(
        SearchEntry.of(
                name,
                Promise.SAMPLING,
                about,
                Waiting.OBSERVED,
                asked -> new SamplingSearch(name, () -> sampler.apply(asked.seed())))
            .taking(SearchOption.SEED));
  }

  private static Search deferred(Asked asked) {
    if (asked.raised().isPresent()) {
      return DeferredSearch.raising();
    }
    return asked.limits().isEmpty()
        ? DeferredSearch.all()
        : DeferredSearch.within(asked.limits().getFirst().limit());
  }

  private static Search bestFirst(List<BoundLimit> limits, Asked asked) {
    return limits.isEmpty()
        ? BestFirstSearch.dpor(asked.priorities())
        : BestFirstSearch.within(limits, Below.BPOR, asked.priorities());
  }

  private static void add(SearchEntry entry) {
    ALL.put(entry.name(), entry);
  }
}

package jacquard.explore.catalog;

import jacquard.explore.Search;
import jacquard.explore.deferred.DeferredSearch;
import jacquard.explore.optimal.LeafOrder;
import jacquard.explore.optimal.OptimalSearch;
import jacquard.explore.parsimonious.ParsimoniousSearch;
import jacquard.explore.sample.Pct;
import jacquard.explore.sample.Pos;
import jacquard.explore.sample.RandomWalk;
import jacquard.explore.sample.SamplingSearch;
import jacquard.explore.stack.StackSearch;
import jacquard.explore.stack.StackSearch.Sleep;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/**
 * All searches that need nothing but their name, by the names that the command line uses. {@link
 * SearchRequest} adds those that need more.
 */
public final class Searches {
  /** The search that is used where none is asked for. */
  public static final String DEFAULT = "optimal";

  private static final int PCT_DEPTH = 3;

  /** What a search can promise. */
  public enum Promise {
    /** Visits every trace; says {@code Holds} when it has. */
    EXHAUSTIVE,
    /** As {@link #EXHAUSTIVE}, and no trace twice and no execution in vain. */
    OPTIMAL,
    /** Finds bugs, and claims nothing. */
    SAMPLING
  }

  /** A search with its name and what it is. */
  public record Entry(String name, Promise promise, String about, LongFunction<Search> make) {
    /** The search; samplers and random orders draw from this seed. */
    public Search search(long seed) {
      return make.apply(seed);
    }
  }

  private static final SequencedMap<String, Entry> ALL = new LinkedHashMap<>();

  static {
    exhaustive("dfs", "all interleavings, no reduction", StackSearch::depthFirst);
    exhaustive("dpor:general", "DPOR with the set E (POPL 2005, Fig. 3)", StackSearch::dporGeneral);
    exhaustive("dpor:clocks", "DPOR with clock vectors (Fig. 4)", StackSearch::dporClocks);
    exhaustive("dpor:objects", "DPOR with per-object clocks (Fig. 5)", StackSearch::dporObjects);
    exhaustive(
        "dpor:read-write", "Fig. 5 with commuting reads (end of 4.2)", StackSearch::dporReadWrite);
    exhaustive("dpor:source", "DPOR with source sets (POPL 2014)", StackSearch::dporSource);
    add(
        DEFAULT,
        Promise.OPTIMAL,
        "one execution per trace, in polynomial space",
        _ -> new ParsimoniousSearch(DEFAULT));
    optimal(
        "optimal:depth-first",
        "one execution per trace, with wakeup trees",
        _ -> LeafOrder::depthFirst);
    optimal(
        "optimal:oldest-first",
        "the same, longest waiting branch first",
        _ -> LeafOrder::oldestFirst);
    optimal("optimal:newest-first", "the same, latest branch first", _ -> LeafOrder::newestFirst);
    optimal(
        "optimal:shallowest-first",
        "the same, shortest branch first",
        _ -> () -> LeafOrder.smallestFirst(leaf -> leaf.depth()));
    optimal(
        "optimal:random-order",
        "the same, branches in random order",
        seed -> () -> LeafOrder.random(seed));
    add(
        DeferredSearch.NAME,
        Promise.OPTIMAL,
        "the same, fewest preemptions first; with preemption=N or N.. within that bound",
        _ -> DeferredSearch.all());
    sampling("random", "uniform random walk", seed -> new RandomWalk(seed));
    sampling("pct", "probabilistic concurrency testing, depth 3", seed -> new Pct(seed, PCT_DEPTH));
    sampling("pos", "partial order sampling", seed -> new Pos(seed));
  }

  private Searches() {}

  /** All searches, in the order in which the tables show them. */
  public static List<Entry> all() {
    return List.copyOf(ALL.values());
  }

  /** The search with this name; {@code dpor} stands for the best of its kind. */
  public static Optional<Entry> named(String name) {
    return Optional.ofNullable(ALL.get(name.equals("dpor") ? "dpor:read-write+sleep" : name));
  }

  /** The names of all searches, those that take bounds included. */
  public static List<String> names() {
    List<String> names = new ArrayList<>(ALL.keySet());
    for (BoundedKind kind : BoundedKind.values()) {
      names.add(kind.searchName());
    }
    return List.copyOf(names);
  }

  private interface Stack {
    Search make(Sleep sleep);
  }

  private interface Sampling {
    jacquard.explore.sample.Sampler make(long seed);
  }

  private static void exhaustive(String name, String about, Stack stack) {
    add(name, Promise.EXHAUSTIVE, about, _ -> stack.make(Sleep.OFF));
    add(name + "+sleep", Promise.EXHAUSTIVE, about + ", sleep sets", _ -> stack.make(Sleep.ON));
  }

  private static void optimal(String name, String about, LongFunction<Supplier<LeafOrder>> order) {
    add(name, Promise.OPTIMAL, about, seed -> new OptimalSearch(name, order.apply(seed)));
  }

  private static void sampling(String name, String about, Sampling sampler) {
    add(name, Promise.SAMPLING, about, seed -> new SamplingSearch(name, () -> sampler.make(seed)));
  }

  private static void add(String name, Promise promise, String about, LongFunction<Search> make) {
    ALL.put(name, new Entry(name, promise, about, make));
  }
}

package jacquard.explore.bounded;

import static jacquard.core.Verdict.Limit.atMost;

import jacquard.core.Execution;
import jacquard.core.Kind;
import jacquard.core.Verdict;
import jacquard.explore.Frontier;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** The bounds of sections 2.7, 7.3 and 7.4, by name. */
public final class Bounds {
  /** What a bound is like, whatever it counts. */
  private enum Trait {
    STABLE,
    EXTENSIBLE,
    /** Its limit is a number of steps, so that 0 allows none. */
    COUNTS_STEPS,
    FAIR
  }

  private record Named(
      String name,
      String unit,
      IntFunction<String> phrase,
      Set<Trait> traits,
      Supplier<Bound.Meter> meters,
      Function<Set<Optimisation>, BporProcedures> reduction)
      implements Bound {
    @Override
    public String words(int limit) {
      return phrase.apply(limit);
    }

    @Override
    public boolean isStable() {
      return traits.contains(Trait.STABLE);
    }

    @Override
    public boolean isExtensible() {
      return traits.contains(Trait.EXTENSIBLE);
    }

    @Override
    public int leastLimit() {
      return traits.contains(Trait.COUNTS_STEPS) ? 1 : 0;
    }

    @Override
    public boolean isFair() {
      return traits.contains(Trait.FAIR);
    }

    @Override
    public Meter meter() {
      return meters.get();
    }

    @Override
    public BporProcedures procedures(Set<Optimisation> optimisations) {
      return reduction.apply(optimisations);
    }
  }

  /** Steps of the whole execution (Definition 2.7). */
  public static final Bound DEPTH =
      new Named(
          "depth",
          "steps",
          n -> atMost(n, "step", "steps"),
          EnumSet.of(Trait.STABLE, Trait.COUNTS_STEPS),
          Depth::new,
          _ -> new Procedures.Depth());

  /** Switches from one thread to another (Definition 2.8). */
  public static final Bound CONTEXT =
      new Named(
          "context",
          "context switches",
          n -> atMost(n, "context switch", "context switches"),
          Set.of(),
          Context::new,
          Procedures.Context::new);

  /** Switches away from a thread that could have gone on (Definition 2.9). */
  public static final Bound PREEMPTION =
      new Named(
          "preemption",
          "preemptions",
          n -> atMost(n, "preemption", "preemptions"),
          Set.of(),
          Preemption::new,
          Procedures.Preemption::new);

  /** Differences from a round-robin schedule (Definition 2.10). */
  public static final Bound DELTA =
      new Named(
          "delta",
          "deltas from round-robin",
          n -> atMost(n, "deviation", "deviations") + " from round-robin",
          Set.of(),
          Delta::new,
          Procedures.Delta::new);

  /** How many yields a thread may be ahead of another that could move (Definition 2.11). */
  public static final Bound FAIR =
      new Named(
          "fair",
          "yields ahead of another thread",
          Bounds::ahead,
          Set.of(Trait.FAIR),
          Fair::new,
          Procedures.Fair::new);

  /** Steps in the causal past of any one step (Definition 7.7). */
  public static final Bound LOCAL_DEPTH =
      new Named(
          "local-depth",
          "causally related steps",
          n -> atMost(n, "step", "steps") + " in any causal past",
          EnumSet.of(Trait.STABLE, Trait.EXTENSIBLE, Trait.COUNTS_STEPS),
          LocalDepth::new,
          Procedures.Local::new);

  /** Context switches in the causal past of any one step (Definition 7.9). */
  public static final Bound LOCAL_CONTEXT =
      new Named(
          "local-context",
          "causally related context switches",
          n -> atMost(n, "context switch", "context switches") + " in any causal past",
          EnumSet.of(Trait.STABLE, Trait.EXTENSIBLE),
          LocalContext::new,
          Procedures.Local::new);

  private static final SequencedMap<String, Bound> ALL = new LinkedHashMap<>();

  static {
    for (Bound b : List.of(DEPTH, CONTEXT, PREEMPTION, DELTA, FAIR, LOCAL_DEPTH, LOCAL_CONTEXT)) {
      ALL.put(b.name(), b);
    }
  }

  private Bounds() {}

  private static String ahead(int yields) {
    return yields == 0
        ? "no thread yielding ahead of another"
        : "no thread more than %s %s ahead of another"
            .formatted(Verdict.Limit.number(yields), yields == 1 ? "yield" : "yields");
  }

  public static List<Bound> all() {
    return List.copyOf(ALL.values());
  }

  public static Optional<Bound> named(String name) {
    return Optional.ofNullable(ALL.get(name));
  }

  private static final class Depth extends SummingMeter {
    @Override
    public int next(Execution sofar, Frontier frontier, int thread) {
      return length() + 1;
    }

    @Override
    int valueAfter(Execution sofar, int event) {
      return event + 1;
    }
  }

  private static final class Context extends SummingMeter {
    @Override
    public int next(Execution sofar, Frontier frontier, int thread) {
      int n = length();
      return value() + (n > 0 && sofar.thread(n - 1) != thread ? 1 : 0);
    }

    @Override
    int valueAfter(Execution sofar, int event) {
      boolean switches = event > 0 && sofar.thread(event - 1) != sofar.thread(event);
      return value() + (switches ? 1 : 0);
    }
  }

  private static final class Preemption extends SummingMeter {
    @Override
    public int next(Execution sofar, Frontier frontier, int thread) {
      int n = length();
      boolean preempts =
          n > 0 && sofar.thread(n - 1) != thread && sofar.enabled(n, sofar.thread(n - 1));
      return value() + (preempts ? 1 : 0);
    }

    @Override
    int valueAfter(Execution sofar, int event) {
      return value() + (sofar.isPreemption(event) ? 1 : 0);
    }
  }

  /**
   * The thread that moved last has the highest priority, and the others follow in the order of
   * their numbers, round and round.
   */
  private static final class Delta extends SummingMeter {
    @Override
    public int next(Execution sofar, Frontier frontier, int thread) {
      return value() + priorityDifference(sofar, length(), thread);
    }

    @Override
    int valueAfter(Execution sofar, int event) {
      return value() + priorityDifference(sofar, event, sofar.thread(event));
    }
  }

  /** How many enabled threads have a higher priority than this one in the state before an event. */
  static int priorityDifference(Execution e, int state, int thread) {
    int threads = e.threads();
    int difference = 0;
    for (int t = state == 0 ? 0 : e.thread(state - 1); t != thread; t = (t + 1) % threads) {
      if (e.enabled(state, t)) {
        difference++;
      }
    }
    return difference;
  }

  /**
   * The text defines the value by how far others are ahead of the thread that moves; what breaks
   * cycles, and what the text around it says, is how far that thread is ahead of the others.
   */
  private static final class Fair extends SummingMeter {
    private int[] yields = new int[4];
    private boolean[] isYield = new boolean[64];
    private int[] threadOf = new int[64];

    @Override
    public int next(Execution sofar, Frontier frontier, int thread) {
      return Math.max(value(), lead(sofar, length(), thread));
    }

    private int lead(Execution sofar, int state, int thread) {
      ensureThreads(sofar.threads());
      int lead = 0;
      for (int u = sofar.nextEnabled(state, 0); u >= 0; u = sofar.nextEnabled(state, u + 1)) {
        lead = Math.max(lead, yields[thread] - yields[u]);
      }
      return lead;
    }

    @Override
    int valueAfter(Execution sofar, int event) {
      int t = sofar.thread(event);
      int after = Math.max(value(), lead(sofar, event, t));
      if (event == isYield.length) {
        isYield = Arrays.copyOf(isYield, event * 2);
        threadOf = Arrays.copyOf(threadOf, event * 2);
      }
      isYield[event] = sofar.kind(event) == Kind.YIELD;
      threadOf[event] = t;
      if (isYield[event]) {
        yields[t]++;
      }
      return after;
    }

    @Override
    void undo(int event) {
      if (isYield[event]) {
        yields[threadOf[event]]--;
      }
    }

    private void ensureThreads(int threads) {
      if (threads > yields.length) {
        yields = Arrays.copyOf(yields, threads * 2);
      }
    }
  }
}

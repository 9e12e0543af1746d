package jacquard.statespace.catalog;

import jacquard.model.Machine;
import jacquard.statespace.SafetySearch;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchOptions.Lossy;
import jacquard.statespace.SearchOptions.Method;
import jacquard.statespace.SearchOptions.Order;
import jacquard.statespace.SearchResult;
import jacquard.statespace.SleepSetSearch;
import jacquard.statespace.SleepSetSearch.Memory;
import jacquard.statespace.SleepSetSearch.Selection;
import jacquard.statespace.SleepSetSearch.Sleep;
import jacquard.statespace.transactions.Grouping;
import jacquard.statespace.transactions.Proviso;
import jacquard.statespace.transactions.TransactionSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** All searches of the states of a model, by the names that the command line uses. */
public final class StateSearches {
  /** The search that is used where none is asked for. */
  public static final String DEFAULT = "ample";

  /** The search that visits all states. */
  public static final String FULL = "full";

  /**
   * What a search found.
   *
   * @param coversEndStates whether no invalid end state can have been missed, if it came to its end
   */
  public record Found(SearchResult result, boolean coversEndStates) {}

  /** How a search is run. */
  @FunctionalInterface
  public interface Runner {
    Found run(Machine machine, SearchOptions options);
  }

  /** What a search may claim. */
  public enum Claim {
    /** What it establishes to the end is true. */
    VERDICT,
    /** Nothing: it is there to be compared with. */
    NOTHING
  }

  /**
   * A search.
   *
   * @param title as reports call it
   * @param covers what it can claim, as tables say it
   * @param memory whether it ends also where executions do not, since it knows states again
   * @param orders in which orders it can visit states
   * @param sketches what can be kept of states instead of all that they are
   * @param method which transitions it follows, if that is all there is to it: then infinite runs
   *     can be searched by it as well
   */
  public record Entry(
      String name,
      String title,
      String covers,
      Claim claim,
      Memory memory,
      Set<Order> orders,
      Set<Lossy.Kind> sketches,
      Optional<Method> method,
      Runner runner) {
    public Entry {
      orders = Set.copyOf(orders);
      sketches = Set.copyOf(sketches);
    }

    /** Whether it ends also where executions do not. */
    public boolean isStateful() {
      return memory == Memory.STATEFUL;
    }

    /** Whether it may answer that something holds. */
    public boolean isSound() {
      return claim == Claim.VERDICT;
    }

    /** Why it cannot do what is asked for, and what can; empty if it can. */
    public Optional<String> refusal(SearchOptions options) {
      Optional<Lossy.Kind> kept = options.lossy().map(Lossy::kind);
      if (kept.isPresent() && !sketches.contains(kept.get())) {
        return Optional.of(
            "search %s keeps states exactly: use %s"
                .formatted(name, names(e -> e.sketches().contains(kept.get()))));
      }
      if (kept.isPresent() && options.order() != Order.DEPTH_FIRST) {
        return Optional.of(
            "store %s is kept depth first only: leave --order out, or keep exact states"
                .formatted(kept.get().word()));
      }
      if (!orders.contains(options.order())) {
        return Optional.of(
            "search %s goes depth first only: use %s"
                .formatted(name, names(e -> e.orders().contains(options.order()))));
      }
      return Optional.empty();
    }

    /**
     * Searches.
     *
     * @throws IllegalArgumentException if it cannot do what is asked for
     */
    public Found run(Machine machine, SearchOptions options) {
      refusal(options)
          .ifPresent(
              why -> {
                throw new IllegalArgumentException(why);
              });
      return runner.run(machine, options);
    }
  }

  private static final String EVERYTHING = "all states that matter";
  private static final String WITHOUT_END_STATES = "all but some end states";
  private static final List<Entry> ALL = new ArrayList<>();

  static {
    safety(FULL, "full search", "all states", Method.FULL);
    safety("persistent", "persistent sets", EVERYTHING, Method.PERSISTENT);
    safety(DEFAULT, "ample sets", EVERYTHING, Method.AMPLE);
    sleep("full+sleep", "full search with sleep sets", "all states", Selection.ALL);
    sleep(
        "persistent+sleep",
        "persistent sets and sleep sets",
        EVERYTHING,
        Selection.PERSISTENT_SETS);
    transactions(
        "ample:cpc",
        "ample sets with commit point completion",
        EVERYTHING,
        Claim.VERDICT,
        Grouping.AMPLE_SETS,
        Proviso.COMMIT_POINTS);
    transactions(
        "transactions:cpc",
        "transactions with commit point completion",
        WITHOUT_END_STATES,
        Claim.VERDICT,
        Grouping.TRANSACTIONS,
        Proviso.COMMIT_POINTS);
    transactions(
        "transactions:cpc-plain",
        "transactions with commit point completion, also behind right movers",
        WITHOUT_END_STATES,
        Claim.VERDICT,
        Grouping.TRANSACTIONS,
        Proviso.ALL_COMMIT_POINTS);
    transactions(
        "transactions:cycles",
        "transactions that end where they close a cycle",
        WITHOUT_END_STATES,
        Claim.VERDICT,
        Grouping.TRANSACTIONS,
        Proviso.CYCLE_DETECTION);
    transactions(
        "transactions:unsound",
        "transactions without a proviso",
        "nothing: unsound, for comparison",
        Claim.NOTHING,
        Grouping.TRANSACTIONS,
        Proviso.NONE);
    stateless("stateless", "every execution", Selection.ALL, Sleep.OFF);
    stateless("stateless+sleep", "executions with sleep sets", Selection.ALL, Sleep.ON);
    stateless(
        "stateless:persistent",
        "executions by persistent sets",
        Selection.PERSISTENT_SETS,
        Sleep.OFF);
    stateless(
        "stateless:persistent+sleep",
        "executions by persistent sets and sleep sets",
        Selection.PERSISTENT_SETS,
        Sleep.ON);
  }

  private StateSearches() {}

  private static void safety(String name, String title, String covers, Method method) {
    ALL.add(
        new Entry(
            name,
            title,
            covers,
            Claim.VERDICT,
            Memory.STATEFUL,
            Set.of(Order.values()),
            Set.of(Lossy.Kind.values()),
            Optional.of(method),
            (machine, options) -> new Found(SafetySearch.run(machine, options.by(method)), true)));
  }

  private static void sleep(String name, String title, String covers, Selection selection) {
    sleep(name, title, covers, selection, Sleep.ON, Memory.STATEFUL);
  }

  private static void stateless(String name, String title, Selection selection, Sleep sleep) {
    sleep(
        name,
        title + ", no states stored",
        "all executions, if they end",
        selection,
        sleep,
        Memory.STATELESS);
  }

  private static void sleep(
      String name, String title, String covers, Selection selection, Sleep sleep, Memory memory) {
    depthFirst(
        name,
        title,
        covers,
        Claim.VERDICT,
        memory,
        (machine, options) ->
            new Found(SleepSetSearch.run(machine, selection, sleep, memory, options), true));
  }

  private static void transactions(
      String name, String title, String covers, Claim claim, Grouping grouping, Proviso proviso) {
    depthFirst(
        name,
        title,
        covers,
        claim,
        Memory.STATEFUL,
        (machine, options) -> {
          TransactionSearch.Outcome outcome =
              TransactionSearch.run(machine, grouping, proviso, options);
          return new Found(outcome.result(), outcome.coversEndStates());
        });
  }

  private static void depthFirst(
      String name, String title, String covers, Claim claim, Memory memory, Runner runner) {
    ALL.add(
        new Entry(
            name,
            title,
            covers,
            claim,
            memory,
            Set.of(Order.DEPTH_FIRST),
            Set.of(),
            Optional.empty(),
            runner));
  }

  /** Such as "full, persistent or ample". */
  private static String names(Predicate<Entry> which) {
    List<String> first = new ArrayList<>(ALL.stream().filter(which).map(Entry::name).toList());
    String last = first.removeLast();
    return first.isEmpty() ? last : String.join(", ", first) + " or " + last;
  }

  /** Those that do nothing but choose transitions, as a sentence names them. */
  public static String choosing() {
    return names(e -> e.method().isPresent());
  }

  /** All searches, in the order in which the tables show them. */
  public static List<Entry> all() {
    return List.copyOf(ALL);
  }

  public static Optional<Entry> named(String name) {
    return ALL.stream().filter(e -> e.name().equals(name)).findFirst();
  }
}

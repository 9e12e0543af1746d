package jacquard.statespace.catalog;

import jacquard.model.Machine;
import jacquard.statespace.SafetySearch;
import jacquard.statespace.SafetySearch.Method;
import jacquard.statespace.SafetySearch.Options;
import jacquard.statespace.SafetySearch.Order;
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

/** All searches of the states of a model, by the names that the command line uses. */
public final class StateSearches {
  /** The search that is used where none is asked for. */
  public static final String DEFAULT = "ample";

  /**
   * What a search found.
   *
   * @param coversEndStates whether no invalid end state can have been missed, if it came to its end
   */
  public record Found(SearchResult result, boolean coversEndStates) {}

  /** How a search is run. */
  @FunctionalInterface
  public interface Runner {
    Found run(Machine machine, Options options);
  }

  /**
   * A search.
   *
   * @param title as reports call it
   * @param covers what it can claim
   * @param orders in which orders it can visit states
   */
  public record Entry(String name, String title, String covers, Set<Order> orders, Runner runner) {
    public Entry {
      orders = Set.copyOf(orders);
    }

    /** Whether it can keep less than the states. */
    public boolean canBeLossy() {
      return orders.contains(Order.BREADTH_FIRST); // as all whose states are the model's own
    }

    /** Whether it ends also where executions do not. */
    public boolean isStateful() {
      return !name.startsWith("stateless");
    }

    public Found run(Machine machine, Options options) {
      return runner.run(machine, options);
    }
  }

  private static final String EVERYTHING = "all states that matter";
  private static final String WITHOUT_END_STATES = "all but some end states";
  private static final List<Entry> ALL = new ArrayList<>();

  static {
    safety("full", "full search", "all states", Method.FULL);
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
        Grouping.AMPLE_SETS,
        Proviso.COMMIT_POINTS);
    transactions(
        "transactions:cpc",
        "transactions with commit point completion",
        WITHOUT_END_STATES,
        Grouping.TRANSACTIONS,
        Proviso.COMMIT_POINTS);
    transactions(
        "transactions:cpc-plain",
        "transactions with commit point completion, also behind right movers",
        WITHOUT_END_STATES,
        Grouping.TRANSACTIONS,
        Proviso.ALL_COMMIT_POINTS);
    transactions(
        "transactions:cycles",
        "transactions that end where they close a cycle",
        WITHOUT_END_STATES,
        Grouping.TRANSACTIONS,
        Proviso.CYCLE_DETECTION);
    transactions(
        "transactions:unsound",
        "transactions without a proviso",
        "nothing: unsound, for comparison",
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
            Set.of(Order.values()),
            (machine, options) -> new Found(SafetySearch.run(machine, options.by(method)), true)));
  }

  private static void sleep(String name, String title, String covers, Selection selection) {
    depthFirst(
        name,
        title,
        covers,
        (machine, options) ->
            new Found(
                SleepSetSearch.run(machine, selection, Sleep.ON, Memory.STATEFUL, options), true));
  }

  private static void stateless(String name, String title, Selection selection, Sleep sleep) {
    depthFirst(
        name,
        title + ", no states stored",
        "all executions, if they end",
        (machine, options) ->
            new Found(
                SleepSetSearch.run(machine, selection, sleep, Memory.STATELESS, options), true));
  }

  private static void depthFirst(String name, String title, String covers, Runner runner) {
    ALL.add(new Entry(name, title, covers, Set.of(Order.DEPTH_FIRST), runner));
  }

  private static void transactions(
      String name, String title, String covers, Grouping grouping, Proviso proviso) {
    depthFirst(
        name,
        title,
        covers,
        (machine, options) -> {
          TransactionSearch.Outcome outcome =
              TransactionSearch.run(machine, grouping, proviso, options);
          return new Found(outcome.result(), outcome.coversEndStates());
        });
  }

  /** All searches, in the order in which the tables show them. */
  public static List<Entry> all() {
    return List.copyOf(ALL);
  }

  public static Optional<Entry> named(String name) {
    return ALL.stream().filter(e -> e.name().equals(name)).findFirst();
  }
}

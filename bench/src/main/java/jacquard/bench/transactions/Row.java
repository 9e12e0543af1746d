package jacquard.bench.transactions;

import jacquard.model.Machine;
import jacquard.model.compile.Compiler;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchResult;
import jacquard.statespace.catalog.StateSearches;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * What the searches made of one model.
 *
 * @param states in the order of {@link #SEARCHES}; empty where there were too many
 */
record Row(Subject subject, List<OptionalLong> states) {
  /** The columns: those of the paper, then what else there is. */
  static final List<String> SEARCHES =
      List.of(
          "transactions:unsound",
          "transactions:cpc",
          "transactions:cpc-plain",
          "transactions:cycles",
          "ample",
          "ample:cpc",
          "full");

  Row {
    states = List.copyOf(states);
  }

  /**
   * Runs all searches.
   *
   * @throws IllegalStateException if one of them finds a violation: none of the models has one
   */
  static Row measure(Subject subject, long maxStates) {
    Machine machine = Compiler.compile(subject.model());
    SearchOptions options = SearchOptions.DEFAULT.goingOn().withMaxStates(maxStates);
    List<OptionalLong> states = new ArrayList<>();
    for (String name : SEARCHES) {
      SearchResult result = StateSearches.named(name).orElseThrow().run(machine, options).result();
      if (!result.kinds().isEmpty()) {
        throw new IllegalStateException(
            name + " finds " + result.kinds() + " in " + subject.name());
      }
      boolean tooMany = result.counts().states() >= maxStates;
      states.add(tooMany ? OptionalLong.empty() : OptionalLong.of(result.counts().states()));
    }
    return new Row(subject, states);
  }

  OptionalLong states(String search) {
    return states.get(SEARCHES.indexOf(search));
  }
}

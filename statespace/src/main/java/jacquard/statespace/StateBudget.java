package jacquard.statespace;

import java.util.Optional;

/** Watches what a search may use. */
public final class StateBudget {
  private final SearchOptions options;
  private long rounds;

  public StateBudget(SearchOptions options) {
    this.options = options;
  }

  /** Why to give up now, if so. Asked in every round of a search. */
  public Optional<String> exceeded(StateStore store, long states) {
    if (store.size() >= options.maxStates()) {
      return Optional.of(options.maxStates() + " states");
    }
    if ((++rounds & 0xfff) != 0) {
      return Optional.empty();
    }
    return store.bytesToGrow() > options.maxBytes()
        ? Optional.of("memory used up: " + store.bytes() + " bytes of states")
        : options.stop().apply(states);
  }
}

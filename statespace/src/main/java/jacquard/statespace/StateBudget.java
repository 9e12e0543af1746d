package jacquard.statespace;

import java.util.Optional;
import java.util.function.LongSupplier;

/** Watches what a search may use. */
public final class StateBudget {
  private final SearchOptions options;
  private long rounds;

  public StateBudget(SearchOptions options) {
    this.options = options;
  }

  /** Why to give up now, if so. Asked in every round of a search. */
  public Optional<String> exceeded(StateStore store, long states) {
    return exceeded(store.size(), states, store::bytesToGrow, store::bytes);
  }

  /**
   * As {@link #exceeded(StateStore, long)}, for another kind of store.
   *
   * @param size how many states it has
   * @param states how many of them count
   */
  public Optional<String> exceeded(
      long size, long states, LongSupplier bytesToGrow, LongSupplier bytes) {
    if (size >= options.maxStates()) {
      return Optional.of(options.maxStates() + " states");
    }
    if ((++rounds & 0xfff) != 0) {
      return Optional.empty();
    }
    return bytesToGrow.getAsLong() > options.maxBytes()
        ? Optional.of("memory used up: " + bytes.getAsLong() + " bytes of states")
        : options.stop().apply(states);
  }
}

package jacquard.statespace;

import jacquard.statespace.store.BitArray;
import jacquard.statespace.store.HashCompaction;
import jacquard.statespace.store.Sketch;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * How to search.
 *
 * @param goesOn after a violation, to the end
 * @param maxStates as many states are stored at most
 * @param maxBytes as much memory is given to the store at most
 * @param workers how many threads search, breadth-first; what they find does not depend on it
 * @param lossy what to keep instead of the states, if they need not be known exactly
 * @param stop asked now and then with the number of states so far: why to give up, if so
 */
public record SearchOptions(
    Method method,
    Order order,
    boolean goesOn,
    long maxStates,
    long maxBytes,
    int workers,
    Optional<Lossy> lossy,
    LongFunction<Optional<String>> stop) {
  /** Which transitions are followed. */
  public enum Method {
    /** All of them. */
    FULL,
    /** Persistent sets of several processes. */
    PERSISTENT,
    /** Ample sets: those of one process. */
    AMPLE
  }

  /** In which order states are visited. */
  public enum Order {
    DEPTH_FIRST("dfs"),
    /** Finds a violation with as few stored states on its path as there can be. */
    BREADTH_FIRST("bfs");

    private final String word;

    Order(String word) {
      this.word = word;
    }

    /** As it is typed. */
    public String word() {
      return word;
    }

    /** What is typed as this; empty if nothing is. */
    public static Optional<Order> typed(String word) {
      return Arrays.stream(values()).filter(o -> o.word.equals(word)).findFirst();
    }
  }

  /**
   * Hashes are kept instead of states, so that some states may be missed.
   *
   * @param bytes as much memory is given to them
   */
  public record Lossy(Kind kind, long bytes) {
    /** What is typed where nothing is lost. */
    public static final String EXACT = "exact";

    /** What is kept of a state. */
    public enum Kind {
      /** Thirty-two bits in a table. */
      HASH_COMPACT("hash-compact"),
      /** Three bits in an array. */
      BITSTATE("bitstate");

      private final String word;

      Kind(String word) {
        this.word = word;
      }

      /** As it is typed. */
      public String word() {
        return word;
      }

      /** What is typed as this; empty if nothing is. */
      public static Optional<Kind> typed(String word) {
        return Arrays.stream(values()).filter(k -> k.word.equals(word)).findFirst();
      }
    }

    Sketch sketch() {
      return switch (kind) {
        case HASH_COMPACT -> new HashCompaction(bytes);
        case BITSTATE -> new BitArray(bytes);
      };
    }
  }

  public static final SearchOptions DEFAULT =
      new SearchOptions(
          Method.FULL,
          Order.DEPTH_FIRST,
          false,
          Long.MAX_VALUE,
          Runtime.getRuntime().maxMemory() / 10 * 8,
          1,
          Optional.empty(),
          _ -> Optional.empty());

  public SearchOptions by(Method other) {
    return new SearchOptions(other, order, goesOn, maxStates, maxBytes, workers, lossy, stop);
  }

  public SearchOptions inOrder(Order other) {
    return new SearchOptions(method, other, goesOn, maxStates, maxBytes, workers, lossy, stop);
  }

  public SearchOptions goingOn() {
    return new SearchOptions(method, order, true, maxStates, maxBytes, workers, lossy, stop);
  }

  public SearchOptions withMaxStates(long other) {
    return new SearchOptions(method, order, goesOn, other, maxBytes, workers, lossy, stop);
  }

  public SearchOptions withMaxBytes(long other) {
    return new SearchOptions(method, order, goesOn, maxStates, other, workers, lossy, stop);
  }

  public SearchOptions withWorkers(int other) {
    return new SearchOptions(method, order, goesOn, maxStates, maxBytes, other, lossy, stop);
  }

  public SearchOptions keepingOnly(Lossy other) {
    return new SearchOptions(
        method, order, goesOn, maxStates, maxBytes, workers, Optional.of(other), stop);
  }

  public SearchOptions stoppedBy(LongFunction<Optional<String>> other) {
    return new SearchOptions(method, order, goesOn, maxStates, maxBytes, workers, lossy, other);
  }
}

package jacquard.statespace;

import jacquard.model.Machine;
import jacquard.model.analysis.DeadVariables;
import jacquard.model.compile.Compiler;
import jacquard.statespace.store.BitArray;
import jacquard.statespace.store.HashCompaction;
import jacquard.statespace.store.Sketch;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;

/** Visits every reachable state and looks for failed assertions, faults and invalid end states. */
public final class SafetySearch {
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
    DEPTH_FIRST,
    /** Finds a violation with as few stored states on its path as there can be. */
    BREADTH_FIRST
  }

  /**
   * Hashes are kept instead of states, so that some states may be missed.
   *
   * @param bytes as much memory is given to them
   */
  public record Lossy(Kind kind, long bytes) {
    /** What is kept of a state. */
    public enum Kind {
      /** Thirty-two bits in a table. */
      HASH_COMPACT,
      /** Three bits in an array. */
      BITSTATE
    }

    Sketch sketch() {
      return switch (kind) {
        case HASH_COMPACT -> new HashCompaction(bytes);
        case BITSTATE -> new BitArray(bytes);
      };
    }
  }

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
  public record Options(
      Method method,
      Order order,
      boolean goesOn,
      long maxStates,
      long maxBytes,
      int workers,
      Optional<Lossy> lossy,
      LongFunction<Optional<String>> stop) {
    public static final Options DEFAULT =
        new Options(
            Method.FULL,
            Order.DEPTH_FIRST,
            false,
            Long.MAX_VALUE,
            Runtime.getRuntime().maxMemory() / 10 * 8,
            1,
            Optional.empty(),
            _ -> Optional.empty());

    public Options by(Method other) {
      return new Options(other, order, goesOn, maxStates, maxBytes, workers, lossy, stop);
    }

    public Options inOrder(Order other) {
      return new Options(method, other, goesOn, maxStates, maxBytes, workers, lossy, stop);
    }

    public Options goingOn() {
      return new Options(method, order, true, maxStates, maxBytes, workers, lossy, stop);
    }

    public Options withMaxStates(long other) {
      return new Options(method, order, goesOn, other, maxBytes, workers, lossy, stop);
    }

    public Options withMaxBytes(long other) {
      return new Options(method, order, goesOn, maxStates, other, workers, lossy, stop);
    }

    public Options withWorkers(int other) {
      return new Options(method, order, goesOn, maxStates, maxBytes, other, lossy, stop);
    }

    public Options keepingOnly(Lossy other) {
      return new Options(
          method, order, goesOn, maxStates, maxBytes, workers, Optional.of(other), stop);
    }

    public Options stoppedBy(LongFunction<Optional<String>> other) {
      return new Options(method, order, goesOn, maxStates, maxBytes, workers, lossy, other);
    }
  }

  private SafetySearch() {}

  /**
   * Searches to the end, or to the first violation. A search that need not see all states does not
   * tell those apart that differ only in variables that nobody reads any more.
   */
  public static SearchResult run(Machine machine, Options options) {
    return options.method() == Method.FULL
        ? search(machine, options)
        : search(Compiler.compile(DeadVariables.forget(machine.model(), List.of())), options);
  }

  private static SearchResult search(Machine machine, Options options) {
    if (options.lossy().isPresent()) {
      return DepthFirstSearch.sketched(machine, options.lossy().get().sketch(), options).run();
    }
    return switch (options.order()) {
      case DEPTH_FIRST -> DepthFirstSearch.exact(machine, options).run();
      case BREADTH_FIRST -> new BreadthFirstSearch(machine, options).run();
    };
  }
}

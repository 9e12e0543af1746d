package jacquard.statespace;

import jacquard.model.Machine;
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
   * How to search.
   *
   * @param goesOn after a violation, to the end
   * @param maxStates as many states are stored at most
   * @param maxBytes as much memory is given to the store at most
   * @param workers how many threads search, breadth-first; what they find does not depend on it
   * @param stop asked now and then with the number of states so far: why to give up, if so
   */
  public record Options(
      Method method,
      Order order,
      boolean goesOn,
      long maxStates,
      long maxBytes,
      int workers,
      LongFunction<Optional<String>> stop) {
    public static final Options DEFAULT =
        new Options(
            Method.FULL,
            Order.DEPTH_FIRST,
            false,
            Long.MAX_VALUE,
            Runtime.getRuntime().maxMemory() / 10 * 8,
            1,
            _ -> Optional.empty());

    public Options by(Method other) {
      return new Options(other, order, goesOn, maxStates, maxBytes, workers, stop);
    }

    public Options inOrder(Order other) {
      return new Options(method, other, goesOn, maxStates, maxBytes, workers, stop);
    }

    public Options goingOn() {
      return new Options(method, order, true, maxStates, maxBytes, workers, stop);
    }

    public Options withMaxStates(long other) {
      return new Options(method, order, goesOn, other, maxBytes, workers, stop);
    }

    public Options withMaxBytes(long other) {
      return new Options(method, order, goesOn, maxStates, other, workers, stop);
    }

    public Options withWorkers(int other) {
      return new Options(method, order, goesOn, maxStates, maxBytes, other, stop);
    }

    public Options stoppedBy(LongFunction<Optional<String>> other) {
      return new Options(method, order, goesOn, maxStates, maxBytes, workers, other);
    }
  }

  private SafetySearch() {}

  public static SearchResult run(Machine machine, Options options) {
    return switch (options.order()) {
      case DEPTH_FIRST -> new DepthFirstSearch(machine, options).run();
      case BREADTH_FIRST -> new BreadthFirstSearch(machine, options).run();
    };
  }
}

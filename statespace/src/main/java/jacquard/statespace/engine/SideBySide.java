package jacquard.statespace.engine;

import jacquard.model.Machine;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchOptions.Order;
import jacquard.statespace.SearchResult;
import jacquard.statespace.ShorterPath;
import jacquard.statespace.catalog.StateSearches;
import jacquard.statespace.catalog.StateSearches.Found;
import java.util.Optional;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Searches breadth first and, once that has seen many states, depth first beside it, until one of
 * them has an answer.
 *
 * <p>Which violation is told does not depend on which of them was faster. Say that the depth-first
 * search finds one when it has stored {@code d} states, and the breadth-first search one when it
 * has stored {@code b}: both numbers are the model's. Where {@code b} is at most {@link #MANY} or
 * twice {@code d}, it is the latter, a shortest one; otherwise the former, on a path that is then
 * made shorter. So where one of them has found something, the other goes on only until it is known
 * which is the case.
 */
final class SideBySide {
  /** Where there are no more states than this, there is nothing to be gained. */
  static final long MANY = 20_000;

  private static final int TIMES = 2;

  /**
   * The answer.
   *
   * @param order in which it was found
   */
  record Outcome(Found found, Order order) {}

  private final StateSearches.Entry search;
  private final Machine machine;
  private final SearchOptions options;
  private final Depth depth = new Depth();

  private SideBySide(StateSearches.Entry search, Machine machine, SearchOptions options) {
    this.search = search;
    this.machine = machine;
    this.options = options;
  }

  /** Searches in both orders. */
  static Outcome run(StateSearches.Entry search, Machine machine, SearchOptions options) {
    return new SideBySide(search, machine, options).run();
  }

  private Outcome run() {
    SearchOptions breadthFirst =
        options
            .inOrder(Order.BREADTH_FIRST)
            .withWorkers(Math.max(1, options.workers() - 1))
            .withMaxBytes(options.maxBytes() / 4 * 3)
            .stoppedBy(this::stopOfBreadth);
    Found breadth;
    try {
      breadth = search.run(machine, breadthFirst);
    } catch (RuntimeException | Error e) {
      depth.stop();
      throw e;
    }
    return outcome(breadth);
  }

  /** Asked by the breadth-first search; starts the other one when it is time to. */
  private Optional<String> stopOfBreadth(long states) {
    Optional<String> stop = options.stop().apply(states);
    if (stop.isPresent()) {
      return stop;
    }
    if (states >= MANY) {
      depth.start();
    }
    Optional<Found> other = depth.answer();
    if (other.isEmpty() || (hasViolation(other.get()) && states <= limit(other.get()))) {
      return Optional.empty();
    }
    return Optional.of("the depth-first search has the answer");
  }

  private static long limit(Found depthFirst) {
    return Math.max(MANY, TIMES * stored(depthFirst));
  }

  private static long stored(Found found) {
    return found.result().counts().states() + found.result().counts().inAtomic();
  }

  private static boolean hasViolation(Found found) {
    return found.result().violation().isPresent();
  }

  private static boolean isAnswer(Found found) {
    return hasViolation(found) || found.result().cutShort().isEmpty();
  }

  private Outcome outcome(Found breadth) {
    if (isAnswer(breadth)) {
      if (!hasViolation(breadth) || stored(breadth) <= MANY) {
        depth.stop();
        return new Outcome(breadth, Order.BREADTH_FIRST);
      }
      depth.await(stored(breadth) / TIMES);
    } else if (options.stop().apply(stored(breadth)).isEmpty()) {
      depth.await(Long.MAX_VALUE); // where memory was used up
    }
    depth.stop();
    Optional<Found> other = depth.answer();
    if (other.isEmpty()
        || (isAnswer(breadth) && hasViolation(breadth) && stored(breadth) <= limit(other.get()))) {
      return new Outcome(breadth, Order.BREADTH_FIRST);
    }
    return new Outcome(shortened(other.get()), Order.DEPTH_FIRST);
  }

  private Found shortened(Found found) {
    SearchResult r = found.result();
    return new Found(
        new SearchResult(
            r.violation().map(v -> ShorterPath.to(v, machine)),
            r.kinds(),
            r.cutShort(),
            r.counts(),
            r.unreached(),
            r.expectedMisses()),
        found.coversEndStates());
  }

  /** The search in the other order, in a thread of its own. */
  private final class Depth {
    private @Nullable Thread thread;
    private volatile boolean stopped;
    private volatile Optional<Found> found = Optional.empty();
    private volatile long progress;
    private volatile @Nullable Throwable failure;

    void start() {
      if (thread == null) {
        thread = Thread.ofPlatform().daemon().name("depth first").start(this::search);
      }
    }

    private void search() {
      LongFunction<Optional<String>> stop =
          states -> {
            progress = states;
            return stopped ? Optional.of("stopped") : Optional.empty();
          };
      SearchOptions depthFirst =
          options
              .inOrder(Order.DEPTH_FIRST)
              .withWorkers(1)
              .withMaxBytes(options.maxBytes() / 4)
              .stoppedBy(stop);
      try {
        Found result = search.run(machine.twin(), depthFirst);
        if (isAnswer(result)) {
          found = Optional.of(result);
        }
      } catch (OutOfMemoryError _) {
        progress = Long.MAX_VALUE; // the other search has the memory now
      } catch (RuntimeException | Error e) {
        failure = e;
      }
    }

    /** What it found; empty as long as it has no answer. */
    Optional<Found> answer() {
      if (failure != null) {
        throw new IllegalStateException("the depth-first search failed", failure);
      }
      return found;
    }

    /** Waits until it has seen so many states, or has an answer, or has given up. */
    void await(long states) {
      while (thread != null && thread.isAlive() && progress < states) {
        if (options.stop().apply(progress).isPresent()) {
          return;
        }
        try {
          Thread.sleep(1);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          return;
        }
      }
    }

    void stop() {
      stopped = true;
      if (thread == null) {
        return;
      }
      try {
        thread.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}

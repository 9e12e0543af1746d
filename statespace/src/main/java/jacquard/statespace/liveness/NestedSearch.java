package jacquard.statespace.liveness;

import jacquard.model.Machine;
import jacquard.model.Model;
import jacquard.statespace.ParallelWorkers;
import jacquard.statespace.SearchOptions;
import jacquard.statespace.SearchResult;
import jacquard.statespace.store.FlatStates;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Looks for an accepting cycle of the product with several threads: the nested depth-first search
 * CNDFS (Evangelista, Laarman, Petrucci and van de Pol, ATVA 2012, proven there). Each thread
 * searches on its own and in an order of its own, but passes over what others have finished: states
 * whose successors all were seen are blue, those from which no accepting cycle can be reached any
 * more are red.
 *
 * <p>It says only that there is none. If there is one, which of them is found first is a matter of
 * time, so it is looked for again by a search in one thread.
 */
final class NestedSearch {
  static final int BLUE = 2;
  static final int RED = 4;

  private final SearchOptions options;
  private final long start = System.nanoTime();
  private final FlatStates states;
  private final ReentrantReadWriteLock room = new ReentrantReadWriteLock();
  private final List<NestedWorker> workers = new ArrayList<>();
  private volatile boolean stopped;

  private NestedSearch(Model model, SearchOptions options) {
    this.options = options;
    this.states = new FlatStates(model.globalBytes(), model.frameBytes(), Product.CLAIM_BYTES);
  }

  /** How a thread sees the product. */
  @FunctionalInterface
  interface Products {
    Product with(Machine machine, Claim claim);
  }

  /**
   * Searches.
   *
   * @return empty if there may be an accepting cycle, or something else went wrong
   */
  static Optional<SearchResult> run(
      Machine machine, Property property, Products products, SearchOptions options) {
    if (!FlatStates.takes(machine.maxLength() + Product.CLAIM_BYTES)) {
      return Optional.empty();
    }
    NestedSearch search = new NestedSearch(machine.model(), options);
    for (int i = 0; i < options.workers(); i++) {
      Machine own = i == 0 ? machine : machine.twin();
      Claim claim = Claims.refuting(property, own);
      search.workers.add(new NestedWorker(search, i, own, claim, products.with(own, claim)));
    }
    try (ParallelWorkers<NestedWorker> threads = new ParallelWorkers<>(search.workers)) {
      threads.all(search::run);
    }
    return search.stopped ? Optional.empty() : Optional.of(search.result());
  }

  private void run(NestedWorker worker) {
    room.readLock().lock();
    try {
      worker.search();
    } catch (OutOfMemoryError _) {
      stop(); // the search in one thread needs less
    } catch (RuntimeException | Error e) {
      stop();
      throw e;
    } finally {
      room.readLock().unlock();
    }
  }

  private SearchResult result() {
    return new SearchResult(
        Optional.empty(),
        new TreeMap<>(),
        Optional.empty(),
        new SearchResult.Counts(
            workers.stream().mapToLong(NestedWorker::states).sum(),
            workers.stream().mapToLong(NestedWorker::inAtomic).sum(),
            workers.stream().mapToLong(NestedWorker::transitions).sum(),
            workers.stream().mapToLong(NestedWorker::transitions).sum(),
            0,
            states.bytes(),
            Duration.ofNanos(System.nanoTime() - start)),
        List.of());
  }

  FlatStates store() {
    return states;
  }

  /** Ends the search without a result. */
  void stop() {
    stopped = true;
  }

  boolean isStopped() {
    return stopped;
  }

  /** Asked by each thread between any two states. */
  void makeRoomIfNeeded(NestedWorker worker) {
    if (worker.added() < worker.limit()) {
      return;
    }
    room.readLock().unlock();
    try {
      room.writeLock().lock();
      try {
        long size = workers.stream().mapToLong(NestedWorker::added).sum();
        if (size >= options.maxStates()
            || states.bytes() > options.maxBytes() / 3
            || !states.canGrow()) {
          stop();
          return;
        }
        if (states.isCrowded(size + 16L * workers.size())) {
          states.grow();
        }
        long free = Math.min(states.room(), options.maxStates()) - size;
        workers.forEach(w -> w.setLimit(w.added() + Math.max(1, free / workers.size())));
      } finally {
        room.writeLock().unlock();
      }
    } finally {
      room.readLock().lock();
    }
  }

  /** Lets others work for a moment. */
  void pause() {
    room.readLock().unlock();
    try {
      Thread.onSpinWait();
      Thread.yield();
    } finally {
      room.readLock().lock();
    }
  }

  /** Asked now and then. */
  void watch(NestedWorker worker) {
    if (worker.isFirst()) {
      long size = workers.stream().mapToLong(NestedWorker::added).sum();
      if (options.stop().apply(size).isPresent()) {
        stop();
      }
    }
  }
}

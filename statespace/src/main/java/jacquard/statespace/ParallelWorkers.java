package jacquard.statespace;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** Threads that do the same thing at the same time; the one that asks is one of them. */
public final class ParallelWorkers<W> implements AutoCloseable {
  private final List<W> workers;
  private final ExecutorService others;

  public ParallelWorkers(List<W> workers) {
    this.workers = List.copyOf(workers);
    this.others =
        Executors.newFixedThreadPool(
            Math.max(1, workers.size() - 1),
            Thread.ofPlatform().daemon().name("search-", 2).factory());
  }

  public List<W> workers() {
    return workers;
  }

  /** Lets the first one work, by itself. */
  public void one(Consumer<W> work) {
    work.accept(workers.getFirst());
  }

  /** Lets all of them work, and waits for them. */
  public void all(Consumer<W> work) {
    List<Future<?>> started = new ArrayList<>();
    for (W worker : workers.subList(1, workers.size())) {
      started.add(others.submit(() -> work.accept(worker)));
    }
    try {
      one(work);
    } finally {
      started.forEach(ParallelWorkers::await);
    }
  }

  private static void await(Future<?> work) {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          work.get();
          return;
        } catch (InterruptedException _) {
          interrupted = true;
        } catch (ExecutionException e) {
          switch (e.getCause()) {
            case RuntimeException r -> throw r;
            case Error error -> throw error;
            case null, default -> throw new IllegalStateException(e);
          }
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Override
  public void close() {
    others.shutdownNow();
  }
}

package jacquard.bench.peers.programs;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Two tasks of a pool with two threads count in a plain field, and an update gets lost. */
public final class PooledTasks implements Runnable {
  private int count;

  @Override
  public void run() {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> first = pool.submit(new Increment());
    Future<?> second = pool.submit(new Increment());
    try {
      first.get();
      second.get();
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException("no task fails", e);
    }
    pool.shutdown();
    Together.expect(2, count);
  }

  private final class Increment implements Runnable {
    @Override
    public void run() {
      int seen = count;
      count = seen + 1;
    }
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Two workers of a pool increment a field, and an update is lost. */
@Expect(value = "assertion", about = "fixed thread pool", exhaustive = false)
public final class PoolTasksRace {
  static int count;

  private PoolTasksRace() {}

  public static void main() throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> a = pool.submit(() -> count++);
    Future<?> b = pool.submit(() -> count++);
    a.get();
    b.get();
    pool.shutdown();
    assert count == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A pool is shut down before its queue is empty. */
@Expect(value = "assertion", about = "operations that are one step")
public final class PoolBeforeItsQueue {

  private PoolBeforeItsQueue() {}

  public static void main() throws Throwable {
    LinkedBlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.HOURS, queue);
    queue.add(() -> {});
    Together.run(
        pool::shutdownNow,
        () -> {
          if (pool.isShutdown()) {
            assert queue.isEmpty();
          }
        });
  }
}

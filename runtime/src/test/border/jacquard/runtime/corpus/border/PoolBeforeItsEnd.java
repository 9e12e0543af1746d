package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A pool without threads is shut down before it is terminated. */
@Expect(value = "assertion", about = "operations that are one step")
public final class PoolBeforeItsEnd {

  private PoolBeforeItsEnd() {}

  public static void main() throws Throwable {
    LinkedBlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.HOURS, queue);
    Together.run(
        pool::shutdown,
        () -> {
          if (pool.isShutdown()) {
            assert pool.isTerminated();
          }
        });
  }
}

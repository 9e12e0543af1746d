package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A pool that shuts down has no threads before it is terminated. */
@Expect(value = "assertion", about = "operations that are one step")
public final class PoolEmptyBeforeItsEnd {

  private PoolEmptyBeforeItsEnd() {}

  public static void main() throws Throwable {
    LinkedBlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.HOURS, queue);
    pool.execute(() -> {});
    pool.shutdown();
    if (pool.getPoolSize() == 0) {
      assert pool.isTerminated();
    }
  }
}

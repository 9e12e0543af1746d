package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Who shuts a pool down second comes back before the first one has ended it. */
@Expect(value = "assertion", about = "operations that are one step")
public final class PoolShutDownTwice {

  private PoolShutDownTwice() {}

  public static void main() throws Throwable {
    LinkedBlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.HOURS, queue);
    Thread thread = Together.thread("T1", pool::shutdownNow);
    thread.start();
    pool.shutdown();
    assert pool.isTerminated();
    thread.join();
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The one worker of a pool runs one task after the other. */
@Expect(value = "holds", about = "fixed thread pool")
public final class PoolOfOneWorker {
  static int count;

  private PoolOfOneWorker() {}

  public static void main() throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<?> a = pool.submit(() -> count++);
    Future<?> b = pool.submit(() -> count++);
    a.get();
    b.get();
    pool.shutdown();
    assert count == 2;
  }
}

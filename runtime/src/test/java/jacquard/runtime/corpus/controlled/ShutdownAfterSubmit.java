package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** The pool is shut down after the task came, which runs all the same. */
@Expect(value = "holds", about = "pool shutdown")
public final class ShutdownAfterSubmit {
  static volatile boolean ran;

  private ShutdownAfterSubmit() {}

  public static void main() throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> ran = true);
    pool.shutdown();
    while (!pool.awaitTermination(1, TimeUnit.DAYS)) {
      Thread.onSpinWait();
    }
    assert ran;
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The pool may be shut down before the task comes. */
@Expect(value = "exception", about = "pool shutdown", message = "RejectedExecutionException")
public final class SubmitAfterShutdown {
  private SubmitAfterShutdown() {}

  public static void main() throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Together.run(pool::shutdown, () -> pool.execute(() -> {}));
  }
}

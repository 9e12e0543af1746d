package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Get waits for the task. */
@Expect(value = "holds", about = "Future.get")
public final class ResultByGet {
  private ResultByGet() {}

  public static void main() throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    int seen = pool.submit(() -> 1).get();
    pool.shutdown();
    assert seen == 1;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Ten seconds are enough for a pool that has next to nothing to do. */
@Expect(value = "holds", about = "long and short time-outs")
public final class TerminationAwaited {
  static int n;

  private TerminationAwaited() {}

  public static void main() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> done = pool.submit(() -> n++);
    pool.shutdown();
    assert pool.awaitTermination(10, TimeUnit.SECONDS);
    assert n == 1 && done.isDone();
  }
}

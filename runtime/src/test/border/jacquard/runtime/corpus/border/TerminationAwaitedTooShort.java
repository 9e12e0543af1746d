package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Ten milliseconds need not be enough. */
@Expect(value = "assertion", about = "long and short time-outs")
public final class TerminationAwaitedTooShort {
  static volatile int n;

  private TerminationAwaitedTooShort() {}

  public static void main() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<?> done = pool.submit(() -> n = 1);
    pool.shutdown();
    boolean ended = pool.awaitTermination(10, TimeUnit.MILLISECONDS);
    assert ended && done.isDone();
  }
}

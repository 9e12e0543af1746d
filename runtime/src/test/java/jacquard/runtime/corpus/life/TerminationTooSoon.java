package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Ten milliseconds may not be enough. */
@Expect(value = "assertion", about = "awaitTermination")
public final class TerminationTooSoon {
  static volatile int result;

  private TerminationTooSoon() {}

  public static void main() throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> result = 1);
    pool.shutdown();
    assert pool.awaitTermination(10, TimeUnit.MILLISECONDS);
  }
}

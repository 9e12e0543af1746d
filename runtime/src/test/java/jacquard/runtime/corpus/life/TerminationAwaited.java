package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Ten seconds are enough for everybody who can still move. */
@Expect(value = "holds", about = "awaitTermination")
public final class TerminationAwaited {
  static volatile int result;

  private TerminationAwaited() {}

  public static void main() throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> result = 1);
    pool.shutdown();
    assert pool.awaitTermination(10, TimeUnit.SECONDS);
    assert result == 1;
  }
}

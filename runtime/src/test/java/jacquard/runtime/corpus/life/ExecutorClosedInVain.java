package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** To close an executor waits for ever for a task that never ends. */
@Expect(value = "deadlock", about = "close of an executor")
@SuppressWarnings("FutureReturnValueIgnored") // its result does not matter
public final class ExecutorClosedInVain {
  private ExecutorClosedInVain() {}

  public static void main() throws InterruptedException {
    CountDownLatch never = new CountDownLatch(1);
    try (ExecutorService pool = Executors.newFixedThreadPool(1)) {
      pool.submit(
          () -> {
            never.await();
            return 1;
          });
    }
  }
}

package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** To close an executor waits for its tasks, a day at a time. */
@Expect(value = "holds", about = "close of an executor")
public final class ExecutorClosed {
  static volatile int result;

  private ExecutorClosed() {}

  public static void main() {
    try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
      pool.execute(() -> result = 1);
    }
    assert result == 1;
  }
}

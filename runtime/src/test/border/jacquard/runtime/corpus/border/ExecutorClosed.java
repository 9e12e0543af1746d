package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** To close a pool is to wait for its tasks, without interrupting them. */
@Expect(value = "holds", about = "long and short time-outs")
public final class ExecutorClosed {
  static final AtomicInteger N = new AtomicInteger();

  private ExecutorClosed() {}

  public static void main() throws Exception {
    try (ExecutorService pool = Executors.newFixedThreadPool(1)) {
      pool.execute(
          () -> {
            assert !Thread.currentThread().isInterrupted();
            N.incrementAndGet();
          });
    }
    assert N.get() == 1;
  }
}

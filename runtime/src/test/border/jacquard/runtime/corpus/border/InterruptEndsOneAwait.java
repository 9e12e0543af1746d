package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** An interrupt ends one wait for a latch, and the next one goes on. */
@Expect(value = "holds", about = "interrupts")
public final class InterruptEndsOneAwait {
  static final AtomicInteger ENDED = new AtomicInteger();

  static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      ENDED.incrementAndGet();
    }
  }

  private InterruptEndsOneAwait() {}

  public static void main() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    Thread worker =
        Together.thread(
            "worker",
            () -> {
              await(latch);
              await(latch);
            });
    worker.start();
    worker.interrupt();
    latch.countDown();
    worker.join();
    assert ENDED.get() <= 1;
  }
}

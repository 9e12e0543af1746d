package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CountDownLatch;

/** An interrupt ends the wait for a latch, whenever it comes. */
@Expect(value = "holds", about = "interrupts")
public final class InterruptEndsAwait {
  static boolean interrupted;

  private InterruptEndsAwait() {}

  public static void main() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    Thread worker =
        Together.thread(
            "worker",
            () -> {
              try {
                latch.await();
              } catch (InterruptedException e) {
                interrupted = true;
              }
            });
    worker.start();
    worker.interrupt();
    worker.join();
    assert interrupted;
  }
}

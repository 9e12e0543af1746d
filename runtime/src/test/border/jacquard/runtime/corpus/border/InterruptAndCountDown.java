package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CountDownLatch;

/**
 * A latch that is opened and an interrupt race: the wait ends, and an interrupt that did not end it
 * is still there.
 */
@Expect(value = "holds", about = "interrupts")
public final class InterruptAndCountDown {

  private InterruptAndCountDown() {}

  public static void main() throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    Thread worker =
        Together.thread(
            "worker",
            () -> {
              boolean ended;
              try {
                latch.await();
                ended = true;
              } catch (InterruptedException e) {
                ended = true;
              }
              assert ended;
            });
    worker.start();
    Together.run(() -> latch.countDown(), () -> worker.interrupt());
    worker.join();
  }
}

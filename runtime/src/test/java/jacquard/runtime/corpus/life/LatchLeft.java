package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.CountDownLatch;

/** Who waits for a latch is interrupted, whenever the interrupt comes. */
@Expect(value = "holds", about = "interrupted latch")
public final class LatchLeft {
  static volatile boolean left;

  private LatchLeft() {}

  public static void main() throws InterruptedException {
    CountDownLatch never = new CountDownLatch(1);
    Thread waiter =
        new Thread(
            () -> {
              try {
                never.await();
              } catch (InterruptedException e) {
                left = true;
              }
            });
    waiter.start();
    waiter.interrupt();
    waiter.join();
    assert left;
  }
}

package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.CountDownLatch;

/** Who is interrupted and waits again waits for ever. */
@Expect(value = "deadlock", about = "interrupted latch")
public final class LatchEnteredAgain {
  private LatchEnteredAgain() {}

  public static void main() throws InterruptedException {
    CountDownLatch never = new CountDownLatch(1);
    Thread waiter =
        new Thread(
            () -> {
              try {
                never.await();
              } catch (InterruptedException e) {
                awaitAgain(never);
              }
            });
    waiter.start();
    waiter.interrupt();
  }

  private static void awaitAgain(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}

package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CountDownLatch;

/** Who was let through by a latch is not let through the next one when it is counted again. */
@Expect(value = "holds", about = "CountDownLatch")
public final class LatchPassedOnce {
  static final CountDownLatch first = new CountDownLatch(1);
  static final CountDownLatch second = new CountDownLatch(1);
  static volatile boolean isOpen;

  private LatchPassedOnce() {}

  public static void main() throws InterruptedException {
    Thread.currentThread().interrupt();
    assert Thread.interrupted();
    Thread waiter = Together.thread("waiter", LatchPassedOnce::pass);
    waiter.start();
    first.countDown();
    first.countDown();
    isOpen = true;
    second.countDown();
    waiter.join();
  }

  private static void pass() throws InterruptedException {
    first.await();
    second.await();
    assert isOpen;
  }
}

package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CountDownLatch;

/**
 * Whom a notification picks is decided when it is given: a waiter that an interrupt has taken away
 * just before is none of those to pick from.
 */
@Expect(value = "holds", about = "signals and interrupts")
@SuppressWarnings({"WaitNotInLoop", "NakedNotify"}) // once is what this is about
public final class PickBesideInterrupt {
  static final Object lock = new Object();
  static final CountDownLatch waiting = new CountDownLatch(2);
  static boolean thrown;

  private PickBesideInterrupt() {}

  public static void main() throws Exception {
    Thread first =
        Together.thread(
            "first",
            () -> {
              try {
                waitOnce();
              } catch (InterruptedException e) {
                thrown = true;
              }
            });
    Thread second = Together.thread("second", PickBesideInterrupt::waitOnce);
    second.setDaemon(true);
    first.start();
    second.start();
    waiting.await();
    first.interrupt();
    synchronized (lock) {
      lock.notify();
    }
    first.join();
    if (thrown) {
      second.join();
    }
  }

  static void waitOnce() throws InterruptedException {
    synchronized (lock) {
      waiting.countDown();
      lock.wait();
    }
  }
}

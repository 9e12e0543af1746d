package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A notification beside an interrupt is not lost: who is interrupted does not take it. */
@Expect(value = "holds", about = "signals and interrupts")
@SuppressWarnings({"WaitNotInLoop", "LockNotBeforeTry"}) // once is what this is about
public final class NotifyBesideInterrupt {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition changed = lock.newCondition();
  static final CountDownLatch waiting = new CountDownLatch(2);
  static boolean thrown;

  private NotifyBesideInterrupt() {}

  public static void main() throws Exception {
    Thread first =
        Together.thread(
            "first",
            () -> {
              try {
                awaitOnce();
              } catch (InterruptedException e) {
                thrown = true;
              }
            });
    Thread second = Together.thread("second", NotifyBesideInterrupt::awaitOnce);
    second.setDaemon(true);
    first.start();
    second.start();
    waiting.await();
    first.interrupt();
    lock.lock();
    changed.signal();
    lock.unlock();
    first.join();
    if (thrown) {
      second.join();
    }
  }

  static void awaitOnce() throws InterruptedException {
    lock.lock();
    try {
      waiting.countDown();
      changed.await();
    } finally {
      lock.unlock();
    }
  }
}

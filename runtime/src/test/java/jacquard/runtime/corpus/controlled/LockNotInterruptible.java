package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Main waits, with the lock, for a thread that waits for the lock and does not heed the interrupt.
 */
@Expect(value = "deadlock", about = "ReentrantLock.lockInterruptibly")
@SuppressWarnings("LockNotBeforeTry") // the order is the point
public final class LockNotInterruptible {
  static final ReentrantLock lock = new ReentrantLock();

  private LockNotInterruptible() {}

  public static void main() throws InterruptedException {
    Thread worker = Together.thread("worker", LockNotInterruptible::work);
    worker.start();
    lock.lock();
    worker.interrupt();
    worker.join();
    lock.unlock();
  }

  private static void work() {
    lock.lock();
    lock.unlock();
  }
}

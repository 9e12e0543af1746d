package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** The thread that waits for the lock is interrupted and gives up. */
@Expect(value = "holds", about = "ReentrantLock.lockInterruptibly")
@SuppressWarnings("LockNotBeforeTry") // the order is the point
public final class LockInterruptibly {
  static final ReentrantLock lock = new ReentrantLock();
  static boolean gaveUp;

  private LockInterruptibly() {}

  public static void main() throws InterruptedException {
    Thread worker = Together.thread("worker", LockInterruptibly::work);
    worker.start();
    lock.lock();
    worker.interrupt();
    worker.join();
    lock.unlock();
  }

  private static void work() {
    try {
      lock.lockInterruptibly();
    } catch (InterruptedException e) {
      gaveUp = true;
      return;
    }
    lock.unlock();
  }
}

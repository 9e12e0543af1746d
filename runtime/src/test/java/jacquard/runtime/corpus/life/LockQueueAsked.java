package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.locks.ReentrantLock;

/** A lock knows who waits for it. */
@Expect(value = "holds", about = "queue of a lock")
@SuppressWarnings("LockNotBeforeTry") // nothing fails in between
public final class LockQueueAsked {
  private LockQueueAsked() {}

  public static void main() throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    Thread second = new Thread(() -> useOnce(lock));
    second.start();
    while (!lock.hasQueuedThread(second)) {
      Thread.sleep(2_000);
    }
    assert lock.getQueueLength() == 1 && lock.hasQueuedThreads();
    lock.unlock();
    second.join();
    assert !lock.hasQueuedThreads();
  }

  private static void useOnce(ReentrantLock lock) {
    lock.lock();
    lock.unlock();
  }
}

package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.locks.ReentrantLock;

/** A thread that was started may not wait for the lock yet. */
@Expect(value = "assertion", about = "queue of a lock")
@SuppressWarnings("LockNotBeforeTry") // nothing fails in between
public final class LockQueueGuessed {
  private LockQueueGuessed() {}

  public static void main() {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    Thread second = new Thread(() -> useOnce(lock));
    second.start();
    assert lock.hasQueuedThreads();
    lock.unlock();
  }

  private static void useOnce(ReentrantLock lock) {
    lock.lock();
    lock.unlock();
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** A thread that did not get a lock queues for it when it is free again, for others to see. */
@Expect(value = "assertion", about = "operations that are one step")
public final class QueueOfALockSeen {
  private QueueOfALockSeen() {}

  public static void main() throws Exception {
    ReentrantLock lock = new ReentrantLock(true);
    Together.run(
        () -> {
          lock.lock();
          lock.unlock();
        },
        () -> {
          if (lock.tryLock()) {
            lock.unlock();
            boolean earlier = lock.hasQueuedThreads();
            assert earlier || !lock.hasQueuedThreads();
          }
        });
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** A lock is asked whether a thread waits for it. */
@Expect(value = "holds", about = "conditions of locks")
public final class WaitingForALockAskedFor {

  private WaitingForALockAskedFor() {}

  public static void main() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Thread waiter =
        Together.thread(
            "waiter",
            () -> {
              lock.lock();
              lock.unlock();
            });
    lock.lock();
    waiter.start();
    boolean queued = lock.hasQueuedThread(waiter);
    assert !queued || lock.hasQueuedThreads();
    lock.unlock();
    waiter.join();
    assert !lock.hasQueuedThreads() && !lock.isLocked();
  }
}

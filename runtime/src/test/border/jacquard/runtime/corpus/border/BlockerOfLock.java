package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Who waits for a lock says so. */
@Expect(value = "holds", about = "waiting")
public final class BlockerOfLock {

  private BlockerOfLock() {}

  public static void main() throws Throwable {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    Thread thread =
        Together.thread(
            "T1",
            () -> {
              lock.lock();
              lock.unlock();
            });
    thread.start();
    if (thread.getState() == Thread.State.WAITING) {
      assert LockSupport.getBlocker(thread) != null;
    }
    lock.unlock();
    thread.join();
  }
}

package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Who waits for a lock of the library waits; blocked is only who waits for a monitor. */
@Expect(value = "holds", about = "states of threads")
@SuppressWarnings("LockNotBeforeTry") // nothing is done with the lock
public final class StateAtALock {
  private StateAtALock() {}

  public static void main() throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Thread second =
        Together.thread(
            "second",
            () -> {
              lock.lock();
              lock.unlock();
            });
    lock.lock();
    try {
      second.start();
      assert second.getState() != Thread.State.BLOCKED;
    } finally {
      lock.unlock();
    }
    second.join();
  }
}

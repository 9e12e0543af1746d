package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Who does not get the lock at once waits for it. */
@Expect(value = "holds", about = "ReentrantLock.tryLock")
public final class TryLockElseLock {
  static final ReentrantLock lock = new ReentrantLock();
  static int count;

  private TryLockElseLock() {}

  public static void main() throws InterruptedException {
    Together.run(TryLockElseLock::increment, TryLockElseLock::increment);
    assert count == 2;
  }

  private static void increment() {
    if (!lock.tryLock()) {
      lock.lock();
    }
    try {
      count++;
    } finally {
      lock.unlock();
    }
  }
}

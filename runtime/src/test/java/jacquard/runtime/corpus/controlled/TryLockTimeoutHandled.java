package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** Who does not get the lock in time gives up. */
@Expect(value = "holds", about = "timed tryLock")
public final class TryLockTimeoutHandled {
  static final ReentrantLock lock = new ReentrantLock();
  static int count;

  private TryLockTimeoutHandled() {}

  public static void main() throws InterruptedException {
    Together.run(TryLockTimeoutHandled::increment, TryLockTimeoutHandled::increment);
    assert count == 1 || count == 2;
  }

  private static void increment() throws InterruptedException {
    if (lock.tryLock(10, TimeUnit.MILLISECONDS)) {
      try {
        count++;
      } finally {
        lock.unlock();
      }
    }
  }
}

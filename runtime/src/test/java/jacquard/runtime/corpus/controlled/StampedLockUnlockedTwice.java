package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.StampedLock;

/** A stamped lock has no owner: two threads may both find it locked, and both unlock it. */
@Expect(value = "assertion", about = "StampedLock")
public final class StampedLockUnlockedTwice {
  static final StampedLock lock = new StampedLock();
  static boolean first;
  static boolean second;

  private StampedLockUnlockedTwice() {}

  public static void main() throws InterruptedException {
    lock.writeLock();
    Together.run(() -> first = lock.tryUnlockWrite(), () -> second = lock.tryUnlockWrite());
    assert !(first && second);
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.StampedLock;

/** The reader does not validate its stamp and may see half of what is written. */
@Expect(value = "assertion", about = "StampedLock")
public final class OptimisticReadUnvalidated {
  static final StampedLock lock = new StampedLock();
  static int x;
  static int y;

  private OptimisticReadUnvalidated() {}

  public static void main() throws InterruptedException {
    Together.run(OptimisticReadUnvalidated::write, OptimisticReadUnvalidated::read);
  }

  private static void write() {
    long stamp = lock.writeLock();
    x = 1;
    y = 1;
    lock.unlockWrite(stamp);
  }

  private static void read() {
    if (lock.tryOptimisticRead() != 0) {
      int seenX = x;
      int seenY = y;
      assert seenX == seenY;
    }
  }
}

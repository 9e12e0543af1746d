package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.StampedLock;

/** The reader uses what it read only if nobody wrote meanwhile, and else takes the read lock. */
@Expect(value = "holds", about = "StampedLock")
public final class OptimisticReadValidated {
  static final StampedLock lock = new StampedLock();
  static int x;
  static int y;

  private OptimisticReadValidated() {}

  public static void main() throws InterruptedException {
    Together.run(OptimisticReadValidated::write, OptimisticReadValidated::read);
  }

  private static void write() {
    long stamp = lock.writeLock();
    x = 1;
    y = 1;
    lock.unlockWrite(stamp);
  }

  private static void read() {
    long stamp = lock.tryOptimisticRead();
    int seenX = x;
    int seenY = y;
    if (!lock.validate(stamp)) {
      stamp = lock.readLock();
      seenX = x;
      seenY = y;
      lock.unlockRead(stamp);
    }
    assert seenX == seenY;
  }
}

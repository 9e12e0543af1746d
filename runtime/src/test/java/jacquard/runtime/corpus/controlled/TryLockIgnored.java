package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Who does not get the lock goes on all the same, and an update can be lost. */
@Expect(value = "assertion", about = "ReentrantLock.tryLock")
public final class TryLockIgnored {
  static final ReentrantLock lock = new ReentrantLock();
  static int count;

  private TryLockIgnored() {}

  public static void main() throws InterruptedException {
    Together.run(TryLockIgnored::increment, TryLockIgnored::increment);
    assert count == 2;
  }

  private static void increment() {
    boolean locked = lock.tryLock();
    count++;
    if (locked) {
      lock.unlock();
    }
  }
}

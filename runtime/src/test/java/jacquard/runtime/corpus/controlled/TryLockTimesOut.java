package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** The time may be over before the lock is free; unlocking then fails. */
@Expect(value = "exception", about = "timed tryLock", message = "IllegalMonitorStateException")
public final class TryLockTimesOut {
  static final ReentrantLock lock = new ReentrantLock();
  static int count;

  private TryLockTimesOut() {}

  public static void main() throws InterruptedException {
    Together.run(TryLockTimesOut::increment, TryLockTimesOut::increment);
  }

  private static void increment() throws InterruptedException {
    boolean locked = lock.tryLock(10, TimeUnit.MILLISECONDS);
    count += locked ? 1 : 0;
    lock.unlock();
  }
}

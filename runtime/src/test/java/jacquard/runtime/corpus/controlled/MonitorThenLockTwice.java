package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Both threads take the monitor and then the lock. */
@Expect(value = "holds", about = "monitor and ReentrantLock", executions = 2)
@SuppressWarnings("LockNotBeforeTry") // nothing in between can throw
public final class MonitorThenLockTwice {
  static final Object monitor = new Object();
  static final ReentrantLock lock = new ReentrantLock();
  static int inside;

  private MonitorThenLockTwice() {}

  public static void main() throws InterruptedException {
    Together.run(MonitorThenLockTwice::monitorFirst, MonitorThenLockTwice::monitorFirst);
  }

  private static void monitorFirst() {
    synchronized (monitor) {
      lock.lock();
      inside++;
      lock.unlock();
    }
  }
}

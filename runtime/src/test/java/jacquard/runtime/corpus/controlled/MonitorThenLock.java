package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** One thread takes the monitor and then the lock, the other the lock and then the monitor. */
@Expect(value = "deadlock", about = "monitor and ReentrantLock", executions = 3, violations = 1)
@SuppressWarnings("LockNotBeforeTry") // nothing in between can throw
public final class MonitorThenLock {
  static final Object monitor = new Object();
  static final ReentrantLock lock = new ReentrantLock();
  static int inside;

  private MonitorThenLock() {}

  public static void main() throws InterruptedException {
    Together.run(MonitorThenLock::monitorFirst, MonitorThenLock::lockFirst);
  }

  private static void monitorFirst() {
    synchronized (monitor) {
      lock.lock();
      inside++;
      lock.unlock();
    }
  }

  private static void lockFirst() {
    lock.lock();
    synchronized (monitor) {
      inside++;
    }
    lock.unlock();
  }
}

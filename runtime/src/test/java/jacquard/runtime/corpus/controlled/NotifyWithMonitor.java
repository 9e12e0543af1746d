package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The thread notifies before it leaves the monitor. */
@Expect(value = "holds", about = "notify without monitor", executions = 2)
public final class NotifyWithMonitor {
  static final Object lock = new Object();
  static int arrived;

  private NotifyWithMonitor() {}

  public static void main() throws InterruptedException {
    Together.run(NotifyWithMonitor::arrive, NotifyWithMonitor::arriveToo);
  }

  private static void arrive() {
    synchronized (lock) {
      if (arrived++ == 0) {
        lock.notifyAll();
      }
    }
  }

  private static void arriveToo() {
    synchronized (lock) {
      arrived++;
    }
  }
}

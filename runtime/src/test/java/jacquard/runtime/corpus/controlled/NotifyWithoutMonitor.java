package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The thread leaves the monitor before it notifies, but only if it was the first to come. */
@Expect(
    value = "exception",
    about = "notify without monitor",
    message = "IllegalMonitorStateException")
public final class NotifyWithoutMonitor {
  static final Object lock = new Object();
  static int arrived;

  private NotifyWithoutMonitor() {}

  public static void main() throws InterruptedException {
    Together.run(NotifyWithoutMonitor::arrive, NotifyWithoutMonitor::arriveToo);
  }

  private static void arrive() {
    boolean first;
    synchronized (lock) {
      first = arrived++ == 0;
    }
    if (first) {
      lock.notifyAll();
    }
  }

  private static void arriveToo() {
    synchronized (lock) {
      arrived++;
    }
  }
}

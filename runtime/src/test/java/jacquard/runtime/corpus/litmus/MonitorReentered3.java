package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Three threads increment a field under a lock taken twice; the inner release lets nobody in. */
@Expect(value = "holds", about = "synchronized", executions = 6)
public final class MonitorReentered3 {
  static final Object lock = new Object();
  static int x;

  private MonitorReentered3() {}

  public static void main() throws InterruptedException {
    Together.run(
        MonitorReentered3::increment, MonitorReentered3::increment, MonitorReentered3::increment);
    assert x == 3;
  }

  private static void increment() {
    synchronized (lock) {
      synchronized (lock) {
        x++;
      }
    }
  }
}

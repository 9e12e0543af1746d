package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads increment a field under a lock taken twice; the inner release lets nobody in. */
@Expect(value = "holds", about = "synchronized", executions = 2)
public final class MonitorReentered2 {
  static final Object lock = new Object();
  static int x;

  private MonitorReentered2() {}

  public static void main() throws InterruptedException {
    Together.run(MonitorReentered2::increment, MonitorReentered2::increment);
    assert x == 2;
  }

  private static void increment() {
    synchronized (lock) {
      synchronized (lock) {
        x++;
      }
    }
  }
}

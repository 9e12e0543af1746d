package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads enter two monitors in opposite orders, so each may wait for the other. */
@Expect(value = "deadlock", about = "nested monitors", executions = 3, violations = 1)
public final class MonitorOrderDeadlock {
  static final Object a = new Object();
  static final Object b = new Object();

  private MonitorOrderDeadlock() {}

  public static void main() throws InterruptedException {
    Together.run(() -> both(a, b), () -> both(b, a));
  }

  private static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        return;
      }
    }
  }
}

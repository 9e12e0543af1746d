package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads enter two monitors in the same order, so nobody waits in a circle. */
@Expect(value = "holds", about = "nested monitors", executions = 2)
public final class MonitorOrder {
  static final Object a = new Object();
  static final Object b = new Object();

  private MonitorOrder() {}

  public static void main() throws InterruptedException {
    Together.run(() -> both(a, b), () -> both(a, b));
  }

  private static void both(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        return;
      }
    }
  }
}

package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/**
 * Four philosophers, the last of whom takes the right fork first: forks are taken in ascending
 * order.
 */
@Expect(value = "holds", about = "synchronized", executions = 14)
public final class MonitorDiningReversed4 {
  static final Object[] forks = {new Object(), new Object(), new Object(), new Object()};

  private MonitorDiningReversed4() {}

  public static void main() throws InterruptedException {
    Together.run(() -> eat(0, 1), () -> eat(1, 2), () -> eat(2, 3), () -> eat(0, 3));
  }

  private static void eat(int first, int second) {
    synchronized (forks[first]) {
      synchronized (forks[second]) {
        return;
      }
    }
  }
}

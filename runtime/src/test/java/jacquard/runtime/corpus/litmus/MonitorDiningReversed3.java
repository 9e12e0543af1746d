package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/**
 * Three philosophers, the last of whom takes the right fork first: forks are taken in ascending
 * order.
 */
@Expect(value = "holds", about = "synchronized", executions = 6)
public final class MonitorDiningReversed3 {
  static final Object[] forks = {new Object(), new Object(), new Object()};

  private MonitorDiningReversed3() {}

  public static void main() throws InterruptedException {
    Together.run(() -> eat(0, 1), () -> eat(1, 2), () -> eat(0, 2));
  }

  private static void eat(int first, int second) {
    synchronized (forks[first]) {
      synchronized (forks[second]) {
        return;
      }
    }
  }
}

package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/**
 * Two philosophers, the last of whom takes the right fork first: forks are taken in ascending
 * order.
 */
@Expect(value = "holds", about = "synchronized", executions = 2)
public final class MonitorDiningReversed2 {
  static final Object[] forks = {new Object(), new Object()};

  private MonitorDiningReversed2() {}

  public static void main() throws InterruptedException {
    Together.run(() -> eat(0, 1), () -> eat(0, 1));
  }

  private static void eat(int first, int second) {
    synchronized (forks[first]) {
      synchronized (forks[second]) {
        return;
      }
    }
  }
}

package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Three philosophers, each of whom takes the left fork first; in one trace all hold one fork. */
@Expect(value = "deadlock", about = "synchronized", executions = 7, violations = 1)
public final class MonitorDining3 {
  static final Object[] forks = {new Object(), new Object(), new Object()};

  private MonitorDining3() {}

  public static void main() throws InterruptedException {
    Together.run(() -> eat(0, 1), () -> eat(1, 2), () -> eat(2, 0));
  }

  private static void eat(int first, int second) {
    synchronized (forks[first]) {
      synchronized (forks[second]) {
        return;
      }
    }
  }
}

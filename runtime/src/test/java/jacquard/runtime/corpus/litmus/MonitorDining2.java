package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two philosophers, each of whom takes the left fork first; in one trace all hold one fork. */
@Expect(value = "deadlock", about = "synchronized", executions = 3, violations = 1)
public final class MonitorDining2 {
  static final Object[] forks = {new Object(), new Object()};

  private MonitorDining2() {}

  public static void main() throws InterruptedException {
    Together.run(() -> eat(0, 1), () -> eat(1, 0));
  }

  private static void eat(int first, int second) {
    synchronized (forks[first]) {
      synchronized (forks[second]) {
        return;
      }
    }
  }
}

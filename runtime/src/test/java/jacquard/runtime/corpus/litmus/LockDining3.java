package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Three philosophers, each of whom takes the left fork first; in one trace all hold one fork. */
@Expect(value = "deadlock", about = "ReentrantLock", executions = 7, violations = 1)
@SuppressWarnings("LockNotBeforeTry") // nothing in between can throw
public final class LockDining3 {
  static final ReentrantLock[] forks = {
    new ReentrantLock(), new ReentrantLock(), new ReentrantLock()
  };

  private LockDining3() {}

  public static void main() throws InterruptedException {
    Together.run(() -> eat(0, 1), () -> eat(1, 2), () -> eat(2, 0));
  }

  private static void eat(int first, int second) {
    forks[first].lock();
    forks[second].lock();
    forks[second].unlock();
    forks[first].unlock();
  }
}

package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Three philosophers, the last of whom takes the right fork first: forks are taken in ascending
 * order.
 */
@Expect(value = "holds", about = "ReentrantLock", executions = 6)
@SuppressWarnings("LockNotBeforeTry") // nothing in between can throw
public final class LockDiningReversed3 {
  static final ReentrantLock[] forks = {
    new ReentrantLock(), new ReentrantLock(), new ReentrantLock()
  };

  private LockDiningReversed3() {}

  public static void main() throws InterruptedException {
    Together.run(() -> eat(0, 1), () -> eat(1, 2), () -> eat(0, 2));
  }

  private static void eat(int first, int second) {
    forks[first].lock();
    forks[second].lock();
    forks[second].unlock();
    forks[first].unlock();
  }
}

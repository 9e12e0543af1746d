package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Two philosophers, the last of whom takes the right fork first: forks are taken in ascending
 * order.
 */
@Expect(value = "holds", about = "ReentrantLock", executions = 2)
@SuppressWarnings("LockNotBeforeTry") // nothing in between can throw
public final class LockDiningReversed2 {
  static final ReentrantLock[] forks = {new ReentrantLock(), new ReentrantLock()};

  private LockDiningReversed2() {}

  public static void main() throws InterruptedException {
    Together.run(() -> eat(0, 1), () -> eat(0, 1));
  }

  private static void eat(int first, int second) {
    forks[first].lock();
    forks[second].lock();
    forks[second].unlock();
    forks[first].unlock();
  }
}

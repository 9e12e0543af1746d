package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Three philosophers, each of whom puts the left fork back if the right one is taken. */
@Expect(value = "holds", about = "ReentrantLock", executions = 25)
@SuppressWarnings("LockNotBeforeTry") // nothing in between can throw
public final class DiningTry3 {
  static final ReentrantLock[] forks = {
    new ReentrantLock(), new ReentrantLock(), new ReentrantLock()
  };

  private DiningTry3() {}

  public static void main() throws InterruptedException {
    Together.run(() -> eat(0, 1), () -> eat(1, 2), () -> eat(2, 0));
  }

  private static void eat(int left, int right) {
    forks[left].lock();
    if (forks[right].tryLock()) {
      forks[right].unlock();
    }
    forks[left].unlock();
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads take two locks in the same order, so nobody waits in a circle. */
@Expect(value = "holds", about = "ReentrantLock", executions = 2)
@SuppressWarnings("LockNotBeforeTry") // nothing in between can throw
public final class LockOrder {
  static final ReentrantLock a = new ReentrantLock();
  static final ReentrantLock b = new ReentrantLock();

  private LockOrder() {}

  public static void main() throws InterruptedException {
    Together.run(() -> both(a, b), () -> both(a, b));
  }

  private static void both(ReentrantLock first, ReentrantLock second) {
    first.lock();
    second.lock();
    second.unlock();
    first.unlock();
  }
}

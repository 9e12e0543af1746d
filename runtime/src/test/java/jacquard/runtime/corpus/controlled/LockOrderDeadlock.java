package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads take two locks in opposite orders, so each may wait for the other. */
@Expect(value = "deadlock", about = "ReentrantLock", executions = 3, violations = 1)
@SuppressWarnings("LockNotBeforeTry") // nothing in between can throw
public final class LockOrderDeadlock {
  static final ReentrantLock a = new ReentrantLock();
  static final ReentrantLock b = new ReentrantLock();

  private LockOrderDeadlock() {}

  public static void main() throws InterruptedException {
    Together.run(() -> both(a, b), () -> both(b, a));
  }

  private static void both(ReentrantLock first, ReentrantLock second) {
    first.lock();
    second.lock();
    second.unlock();
    first.unlock();
  }
}

package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Two threads increment a field under a lock taken twice; the inner release lets nobody in. */
@Expect(value = "holds", about = "ReentrantLock", executions = 2)
@SuppressWarnings("LockNotBeforeTry") // nothing in between can throw
public final class LockReentered2 {
  static final ReentrantLock lock = new ReentrantLock();
  static int x;

  private LockReentered2() {}

  public static void main() throws InterruptedException {
    Together.run(LockReentered2::increment, LockReentered2::increment);
    assert x == 2;
  }

  private static void increment() {
    lock.lock();
    lock.lock();
    x++;
    lock.unlock();
    lock.unlock();
  }
}

package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Three threads increment a field under a lock taken twice; the inner release lets nobody in. */
@Expect(value = "holds", about = "ReentrantLock", executions = 6)
@SuppressWarnings("LockNotBeforeTry") // nothing in between can throw
public final class LockReentered3 {
  static final ReentrantLock lock = new ReentrantLock();
  static int x;

  private LockReentered3() {}

  public static void main() throws InterruptedException {
    Together.run(LockReentered3::increment, LockReentered3::increment, LockReentered3::increment);
    assert x == 3;
  }

  private static void increment() {
    lock.lock();
    lock.lock();
    x++;
    lock.unlock();
    lock.unlock();
  }
}

package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that only one thread knows is taken and given back like any other. */
@Expect(value = "holds", about = "ReentrantLock.tryLock", executions = 1)
@SuppressWarnings("LockNotBeforeTry") // nothing is done with the lock
public final class LockOfOneThread {
  private LockOfOneThread() {}

  public static void main() {
    ReentrantLock lock = new ReentrantLock();
    assert lock.tryLock();
    assert lock.isHeldByCurrentThread();
    assert lock.toString().contains("Locked by thread");
    lock.unlock();
    assert !lock.isHeldByCurrentThread();
    assert lock.toString().contains("Unlocked");
  }
}

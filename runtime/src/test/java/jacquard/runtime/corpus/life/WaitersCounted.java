package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A lock knows who waits on its conditions. */
@Expect(value = "holds", about = "waiters of a condition")
@SuppressWarnings({"LockNotBeforeTry", "WaitNotInLoop"}) // nothing fails in between
public final class WaitersCounted {
  private WaitersCounted() {}

  public static void main() throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Condition changed = lock.newCondition();
    Thread waiter = new Thread(() -> waitFor(lock, changed));
    waiter.start();
    boolean seen = false;
    while (!seen) {
      lock.lock();
      seen = lock.hasWaiters(changed);
      if (seen) {
        assert lock.getWaitQueueLength(changed) == 1;
        changed.signal();
        assert !lock.hasWaiters(changed);
      }
      lock.unlock();
      Thread.sleep(2_000);
    }
    waiter.join();
    assert lock.toString().endsWith("[Unlocked]");
  }

  private static void waitFor(ReentrantLock lock, Condition changed) {
    lock.lock();
    changed.awaitUninterruptibly();
    lock.unlock();
  }
}

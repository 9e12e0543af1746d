package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A thread that was started may not wait yet. */
@Expect(value = "assertion", about = "waiters of a condition")
@SuppressWarnings({"LockNotBeforeTry", "WaitNotInLoop"}) // nothing fails in between
public final class WaitersGuessed {
  private WaitersGuessed() {}

  public static void main() throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Condition changed = lock.newCondition();
    Thread waiter = new Thread(() -> waitFor(lock, changed));
    waiter.start();
    lock.lock();
    assert lock.hasWaiters(changed);
    changed.signal();
    lock.unlock();
  }

  private static void waitFor(ReentrantLock lock, Condition changed) {
    lock.lock();
    changed.awaitUninterruptibly();
    lock.unlock();
  }
}

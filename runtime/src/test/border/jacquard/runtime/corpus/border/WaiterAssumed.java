package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Nobody need wait for the condition yet. */
@Expect(value = "assertion", about = "conditions of locks")
public final class WaiterAssumed {

  private WaiterAssumed() {}

  public static void main() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    Thread waiter =
        Together.thread(
            "waiter",
            () -> {
              lock.lock();
              condition.await();
              lock.unlock();
            });
    waiter.setDaemon(true);
    waiter.start();
    lock.lock();
    assert lock.hasWaiters(condition);
    lock.unlock();
  }
}

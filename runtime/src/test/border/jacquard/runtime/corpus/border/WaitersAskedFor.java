package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A lock is asked whether somebody waits for one of its conditions. */
@Expect(value = "holds", about = "conditions of locks")
public final class WaitersAskedFor {
  static boolean ready;

  private WaitersAskedFor() {}

  public static void main() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    Together.run(
        () -> {
          lock.lock();
          try {
            while (!ready) {
              condition.await();
            }
          } finally {
            lock.unlock();
          }
        },
        () -> {
          lock.lock();
          try {
            ready = true;
            boolean waits = lock.hasWaiters(condition);
            assert waits == (lock.getWaitQueueLength(condition) == 1);
            condition.signal();
          } finally {
            lock.unlock();
          }
        });
    lock.lock();
    assert !lock.hasWaiters(condition);
    lock.unlock();
  }
}

package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A condition gives the lock up and takes it again: both are edges. */
@Expect(value = "holds", about = "data races")
public final class ConditionOrders {
  static int data;
  static boolean ready;
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition changed = lock.newCondition();

  private ConditionOrders() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          lock.lock();
          try {
            data = 1;
            while (!ready) {
              changed.await();
            }
            data = 3;
          } finally {
            lock.unlock();
          }
        },
        () -> {
          lock.lock();
          try {
            data = 2;
            ready = true;
            changed.signal();
          } finally {
            lock.unlock();
          }
        });
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A read-write lock is asked whether somebody waits for a condition. */
@Expect(value = "holds", about = "conditions of locks")
public final class WaitersOfAWriteLock {
  static boolean ready;

  private WaitersOfAWriteLock() {}

  public static void main() throws Exception {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Condition condition = lock.writeLock().newCondition();
    Together.run(
        () -> {
          lock.writeLock().lock();
          while (!ready) {
            condition.await();
          }
          lock.writeLock().unlock();
        },
        () -> {
          lock.writeLock().lock();
          ready = true;
          if (lock.hasWaiters(condition)) {
            condition.signal();
          }
          lock.writeLock().unlock();
        });
  }
}

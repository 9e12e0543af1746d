package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The write lock excludes everybody. */
@Expect(value = "holds", about = "ReentrantReadWriteLock")
public final class UpdateUnderWriteLock {
  static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  static int count;

  private UpdateUnderWriteLock() {}

  public static void main() throws InterruptedException {
    Together.run(UpdateUnderWriteLock::increment, UpdateUnderWriteLock::increment);
    assert count == 2;
  }

  private static void increment() {
    lock.writeLock().lock();
    try {
      count++;
    } finally {
      lock.writeLock().unlock();
    }
  }
}

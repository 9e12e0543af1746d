package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two threads may hold the read lock at the same time, and an update is lost. */
@Expect(value = "assertion", about = "ReentrantReadWriteLock")
public final class UpdateUnderReadLock {
  static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  static int count;

  private UpdateUnderReadLock() {}

  public static void main() throws InterruptedException {
    Together.run(UpdateUnderReadLock::increment, UpdateUnderReadLock::increment);
    assert count == 2;
  }

  private static void increment() {
    lock.readLock().lock();
    try {
      count++;
    } finally {
      lock.readLock().unlock();
    }
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader that finds nothing asks for the write lock while it holds the read lock. */
@Expect(
    value = "deadlock",
    message = "waits for ReadLockUpgrade.lock",
    about = "ReentrantReadWriteLock upgrade")
@SuppressWarnings("LockNotBeforeTry") // the order is the point
public final class ReadLockUpgrade {
  static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  static int value;

  private ReadLockUpgrade() {}

  public static void main() throws InterruptedException {
    Together.run(ReadLockUpgrade::initialise, ReadLockUpgrade::set);
  }

  private static void initialise() {
    lock.readLock().lock();
    if (value == 0) {
      lock.writeLock().lock();
      value = 1;
      lock.writeLock().unlock();
    }
    lock.readLock().unlock();
  }

  private static void set() {
    lock.writeLock().lock();
    value = 2;
    lock.writeLock().unlock();
  }
}

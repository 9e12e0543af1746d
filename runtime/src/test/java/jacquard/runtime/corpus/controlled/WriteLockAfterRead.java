package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The read lock is given back first, and the value looked at again under the write lock. */
@Expect(value = "holds", about = "ReentrantReadWriteLock upgrade")
@SuppressWarnings("LockNotBeforeTry") // the order is the point
public final class WriteLockAfterRead {
  static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  static int value;

  private WriteLockAfterRead() {}

  public static void main() throws InterruptedException {
    Together.run(WriteLockAfterRead::initialise, WriteLockAfterRead::set);
    assert value == 2;
  }

  private static void initialise() {
    lock.readLock().lock();
    boolean empty = value == 0;
    lock.readLock().unlock();
    if (empty) {
      lock.writeLock().lock();
      if (value == 0) {
        value = 1;
      }
      lock.writeLock().unlock();
    }
  }

  private static void set() {
    lock.writeLock().lock();
    value = 2;
    lock.writeLock().unlock();
  }
}

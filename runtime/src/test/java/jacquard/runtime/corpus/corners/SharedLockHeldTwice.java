package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** A lock that is held twice when others get to know it can be released twice, and not before. */
@Expect(value = "holds", about = "ReentrantLock")
@SuppressWarnings("LockNotBeforeTry") // the order is the point
public final class SharedLockHeldTwice {
  static ReentrantLock shared = new ReentrantLock();
  static int value;

  private SharedLockHeldTwice() {}

  public static void main() throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Thread other = Together.thread("other", SharedLockHeldTwice::add);
    lock.lock();
    lock.lock();
    shared = lock;
    other.start();
    lock.unlock();
    value++;
    lock.unlock();
    other.join();
    assert value == 2;
  }

  private static void add() {
    shared.lock();
    value++;
    shared.unlock();
  }
}

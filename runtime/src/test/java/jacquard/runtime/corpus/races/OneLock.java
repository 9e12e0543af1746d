package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** A common lock orders accesses. */
@Expect(value = "holds", about = "data races")
public final class OneLock {
  static int data;
  static final ReentrantLock lock = new ReentrantLock();

  private OneLock() {}

  public static void main() throws Exception {
    Together.run(() -> add(), () -> add());
  }

  static void add() {
    lock.lock();
    try {
      data++;
    } finally {
      lock.unlock();
    }
  }
}

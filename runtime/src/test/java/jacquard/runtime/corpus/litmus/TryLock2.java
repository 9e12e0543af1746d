package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Two threads try to lock: who gets the lock counts as in, the other as missed; everybody is
 * counted.
 */
@Expect(value = "holds", about = "ReentrantLock", executions = 4)
public final class TryLock2 {
  static final ReentrantLock lock = new ReentrantLock();
  static final AtomicInteger missed = new AtomicInteger();
  static int in;

  private TryLock2() {}

  public static void main() throws InterruptedException {
    Together.run(TryLock2::enter, TryLock2::enter);
    assert in + missed.get() == 2;
  }

  private static void enter() {
    if (lock.tryLock()) {
      try {
        in++;
      } finally {
        lock.unlock();
      }
    } else {
      missed.incrementAndGet();
    }
  }
}

package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Three threads try to lock: who gets the lock counts as in, the others as missed; everybody is
 * counted.
 */
@Expect(value = "holds", about = "ReentrantLock", executions = 30)
public final class TryLock3 {
  static final ReentrantLock lock = new ReentrantLock();
  static final AtomicInteger missed = new AtomicInteger();
  static int in;

  private TryLock3() {}

  public static void main() throws InterruptedException {
    Together.run(TryLock3::enter, TryLock3::enter, TryLock3::enter);
    assert in + missed.get() == 3;
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

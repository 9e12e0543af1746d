package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** A lock is awaited. Seconds are enough. */
@Expect(value = "holds", about = "long and short time-outs")
public final class LockTriedLong {
  static volatile int n;

  private LockTriedLong() {}

  public static void main() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Together.Body body =
        () -> {
          assert lock.tryLock(30, TimeUnit.SECONDS);
          n++;
          lock.unlock();
        };
    Together.run(body, body);
    assert n == 2;
  }
}

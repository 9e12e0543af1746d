package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** A lock is awaited. Milliseconds need not be enough. */
@Expect(value = "assertion", about = "long and short time-outs")
public final class LockTriedShort {
  static volatile int n;

  private LockTriedShort() {}

  public static void main() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    Together.Body body =
        () -> {
          assert lock.tryLock(3, TimeUnit.MILLISECONDS);
          n++;
          lock.unlock();
        };
    Together.run(body, body);
    assert n == 2;
  }
}

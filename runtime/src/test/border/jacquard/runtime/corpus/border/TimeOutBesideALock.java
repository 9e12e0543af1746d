package jacquard.runtime.corpus.border;

import static java.util.concurrent.TimeUnit.NANOSECONDS;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Of two threads whose time may be over, either can get a lock that is free again. */
@Expect(value = "assertion", about = "long and short time-outs")
public final class TimeOutBesideALock {
  static boolean left;
  static boolean right;
  static boolean between;

  private TimeOutBesideALock() {}

  public static void main() throws Exception {
    ReentrantLock lock = new ReentrantLock();
    left = false;
    right = true;
    between = false;
    Together.run(
        () -> left = lock.tryLock(1, NANOSECONDS) | lock.tryLock(1, NANOSECONDS),
        () -> {
          if (lock.tryLock(0, NANOSECONDS)) {
            between = true;
            lock.unlock();
          }
        },
        () -> right = lock.tryLock(1, NANOSECONDS) || !lock.tryLock(1, NANOSECONDS));
    assert left || !between || right;
  }
}

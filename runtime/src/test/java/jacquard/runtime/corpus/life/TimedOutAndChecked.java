package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Who looks again after a time-out misses nothing. */
@Expect(value = "holds", about = "time-out and signal")
@SuppressWarnings("LockNotBeforeTry") // nothing fails in between
public final class TimedOutAndChecked {
  static volatile boolean sent;

  private TimedOutAndChecked() {}

  public static void main() throws InterruptedException {
    Lock lock = new ReentrantLock();
    Condition ready = lock.newCondition();
    Together.run(
        () -> {
          lock.lock();
          while (!sent) {
            ready.await(10, TimeUnit.MILLISECONDS);
          }
          lock.unlock();
        },
        () -> {
          lock.lock();
          sent = true;
          ready.signal();
          lock.unlock();
        });
  }
}

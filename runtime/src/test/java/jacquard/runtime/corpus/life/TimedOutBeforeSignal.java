package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A signal is lost if the only waiter has given up, though it has not got the lock back. */
@Expect(value = "assertion", about = "time-out and signal")
@SuppressWarnings({"LockNotBeforeTry", "WaitNotInLoop"}) // nothing fails in between
public final class TimedOutBeforeSignal {
  static volatile boolean sent;

  private TimedOutBeforeSignal() {}

  public static void main() throws InterruptedException {
    Lock lock = new ReentrantLock();
    Condition ready = lock.newCondition();
    Together.run(
        () -> {
          lock.lock();
          boolean signalled = ready.await(10, TimeUnit.MILLISECONDS);
          assert signalled || !sent;
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

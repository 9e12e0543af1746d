package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The time may be over before the flag is set, and the waiter goes on as if it were. */
@Expect(value = "assertion", about = "timed wait")
@SuppressWarnings("WaitNotInLoop") // the bug
public final class WaitTimesOut {
  static final Object lock = new Object();
  static boolean ready;

  private WaitTimesOut() {}

  public static void main() throws InterruptedException {
    Together.run(WaitTimesOut::await, WaitTimesOut::signal);
  }

  private static void await() throws InterruptedException {
    synchronized (lock) {
      if (!ready) {
        lock.wait(10);
      }
      assert ready;
    }
  }

  private static void signal() {
    synchronized (lock) {
      ready = true;
      lock.notify();
    }
  }
}

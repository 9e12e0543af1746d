package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The time may be over before the flag is set, and the waiter looks at it again. */
@Expect(value = "holds", about = "timed wait")
@SuppressWarnings("WaitNotInLoop") // once is enough
public final class WaitTimeoutHandled {
  static final Object lock = new Object();
  static boolean ready;
  static boolean late;

  private WaitTimeoutHandled() {}

  public static void main() throws InterruptedException {
    Together.run(WaitTimeoutHandled::await, WaitTimeoutHandled::signal);
  }

  private static void await() throws InterruptedException {
    synchronized (lock) {
      if (!ready) {
        lock.wait(10);
      }
      late = !ready;
    }
  }

  private static void signal() {
    synchronized (lock) {
      ready = true;
      lock.notify();
    }
  }
}

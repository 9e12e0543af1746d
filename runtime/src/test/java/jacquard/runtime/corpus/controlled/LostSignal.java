package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The flag is looked at outside the monitor: the signal may come before the wait. */
@Expect(value = "deadlock", about = "notify")
@SuppressWarnings("WaitNotInLoop") // the bug
public final class LostSignal {
  static final Object lock = new Object();
  static boolean ready;

  private LostSignal() {}

  public static void main() throws InterruptedException {
    Together.run(LostSignal::await, LostSignal::signal);
  }

  private static void await() throws InterruptedException {
    if (!ready) {
      synchronized (lock) {
        lock.wait();
      }
    }
  }

  private static void signal() {
    ready = true;
    synchronized (lock) {
      lock.notify();
    }
  }
}

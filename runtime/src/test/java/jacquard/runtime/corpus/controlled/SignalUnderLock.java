package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The flag is looked at and set under the monitor, so no signal is lost. */
@Expect(value = "holds", about = "notify", executions = 2)
public final class SignalUnderLock {
  static final Object lock = new Object();
  static boolean ready;

  private SignalUnderLock() {}

  public static void main() throws InterruptedException {
    Together.run(SignalUnderLock::await, SignalUnderLock::signal);
  }

  private static void await() throws InterruptedException {
    synchronized (lock) {
      while (!ready) {
        lock.wait();
      }
    }
  }

  private static void signal() {
    synchronized (lock) {
      ready = true;
      lock.notify();
    }
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** An interrupt that comes during the sleep is swallowed, and the thread then waits for ever. */
@Expect(value = "deadlock", about = "interrupt while sleeping")
@SuppressWarnings("WaitNotInLoop") // only an interrupt shall end it
public final class InterruptSwallowed {
  static final Object lock = new Object();

  private InterruptSwallowed() {}

  public static void main() throws InterruptedException {
    Thread worker = Together.thread("worker", InterruptSwallowed::work);
    worker.start();
    worker.interrupt();
    worker.join();
  }

  private static void work() {
    try {
      Thread.sleep(10);
    } catch (InterruptedException e) {
      // the bug: nobody learns of it
    }
    try {
      synchronized (lock) {
        lock.wait();
      }
    } catch (InterruptedException e) {
      return;
    }
  }
}

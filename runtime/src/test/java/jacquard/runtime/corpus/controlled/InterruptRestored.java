package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** An interrupt that comes during the sleep is set again, and ends the wait. */
@Expect(value = "holds", about = "interrupt while sleeping")
@SuppressWarnings("WaitNotInLoop") // only an interrupt shall end it
public final class InterruptRestored {
  static final Object lock = new Object();

  private InterruptRestored() {}

  public static void main() throws InterruptedException {
    Thread worker = Together.thread("worker", InterruptRestored::work);
    worker.start();
    worker.interrupt();
    worker.join();
  }

  private static void work() {
    try {
      Thread.sleep(10);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
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

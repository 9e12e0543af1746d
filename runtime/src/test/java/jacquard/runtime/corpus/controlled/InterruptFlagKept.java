package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Looking at the flag leaves it, so an interrupt ends the wait, whenever it comes. */
@Expect(value = "holds", about = "interrupt flag")
@SuppressWarnings("WaitNotInLoop") // only an interrupt shall end it
public final class InterruptFlagKept {
  static final Object lock = new Object();
  static boolean noticed;

  private InterruptFlagKept() {}

  public static void main() throws InterruptedException {
    Thread worker = Together.thread("worker", InterruptFlagKept::work);
    worker.start();
    worker.interrupt();
    worker.join();
  }

  private static void work() {
    noticed = Thread.currentThread().isInterrupted();
    try {
      synchronized (lock) {
        lock.wait();
      }
    } catch (InterruptedException e) {
      return;
    }
  }
}

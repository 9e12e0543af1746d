package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Looking at the flag clears it, so an interrupt that came before does not end the wait. */
@Expect(value = "deadlock", about = "interrupt flag")
@SuppressWarnings("WaitNotInLoop") // only an interrupt shall end it
public final class InterruptFlagCleared {
  static final Object lock = new Object();
  static boolean noticed;

  private InterruptFlagCleared() {}

  public static void main() throws InterruptedException {
    Thread worker = Together.thread("worker", InterruptFlagCleared::work);
    worker.start();
    worker.interrupt();
    worker.join();
  }

  private static void work() {
    noticed = Thread.interrupted();
    try {
      synchronized (lock) {
        lock.wait();
      }
    } catch (InterruptedException e) {
      return;
    }
  }
}

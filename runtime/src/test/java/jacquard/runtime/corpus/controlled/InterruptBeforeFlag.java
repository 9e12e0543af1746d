package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The waiter is interrupted before the flag is set and takes the interrupt for the flag. */
@Expect(value = "assertion", about = "interrupt while waiting")
public final class InterruptBeforeFlag {
  static final Object lock = new Object();
  static boolean stop;

  private InterruptBeforeFlag() {}

  public static void main() throws InterruptedException {
    Thread worker = Together.thread("worker", InterruptBeforeFlag::work);
    worker.start();
    worker.interrupt();
    synchronized (lock) {
      stop = true;
      lock.notifyAll();
    }
    worker.join();
  }

  private static void work() {
    synchronized (lock) {
      try {
        while (!stop) {
          lock.wait();
        }
      } catch (InterruptedException e) {
        assert stop;
      }
    }
  }
}

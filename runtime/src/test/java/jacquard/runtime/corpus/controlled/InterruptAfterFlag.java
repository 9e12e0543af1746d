package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The waiter is interrupted after the flag is set, so both mean the same. */
@Expect(value = "holds", about = "interrupt while waiting")
public final class InterruptAfterFlag {
  static final Object lock = new Object();
  static boolean stop;

  private InterruptAfterFlag() {}

  public static void main() throws InterruptedException {
    Thread worker = Together.thread("worker", InterruptAfterFlag::work);
    worker.start();
    synchronized (lock) {
      stop = true;
    }
    worker.interrupt();
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

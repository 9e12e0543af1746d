package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread that ends notifies those who wait at its own monitor. */
@Expect(value = "holds", about = "Thread.isAlive")
public final class WaitForAThread {
  static int result;

  private WaitForAThread() {}

  public static void main() throws InterruptedException {
    Thread worker = Together.thread("worker", () -> result = 1);
    worker.start();
    synchronized (worker) {
      while (worker.isAlive()) {
        worker.wait();
      }
    }
    assert result == 1;
  }
}

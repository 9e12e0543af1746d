package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.LockSupport;

/** Looking at the flag leaves it, so an interrupt ends the park, whenever it comes. */
@Expect(value = "holds", about = "interrupt flag")
public final class InterruptFlagKept {
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
    LockSupport.park();
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.LockSupport;

/** Looking at the flag clears it, so an interrupt that came before does not end the park. */
@Expect(value = "deadlock", about = "interrupt flag")
public final class InterruptFlagCleared {
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
    LockSupport.park();
  }
}

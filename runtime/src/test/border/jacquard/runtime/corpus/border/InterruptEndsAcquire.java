package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.Semaphore;

/** An interrupt ends the wait for a permit, whenever it comes. */
@Expect(value = "holds", about = "interrupts")
public final class InterruptEndsAcquire {
  static boolean interrupted;

  private InterruptEndsAcquire() {}

  public static void main() throws Exception {
    Semaphore semaphore = new Semaphore(0);
    Thread worker =
        Together.thread(
            "worker",
            () -> {
              try {
                semaphore.acquire();
              } catch (InterruptedException e) {
                interrupted = true;
              }
            });
    worker.start();
    worker.interrupt();
    worker.join();
    assert interrupted;
  }
}

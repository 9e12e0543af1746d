package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CyclicBarrier;

/** An interrupt ends the wait at a barrier, whenever it comes. */
@Expect(value = "holds", about = "interrupts")
public final class InterruptEndsBarrier {
  static boolean interrupted;

  private InterruptEndsBarrier() {}

  public static void main() throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(2);
    Thread worker =
        Together.thread(
            "worker",
            () -> {
              try {
                barrier.await();
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

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.LinkedTransferQueue;

/** An interrupt ends the wait for a taker, whenever it comes. */
@Expect(value = "holds", about = "interrupts")
public final class InterruptEndsTransfer {
  static boolean interrupted;

  private InterruptEndsTransfer() {}

  public static void main() throws Exception {
    LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
    Thread worker =
        Together.thread(
            "worker",
            () -> {
              try {
                queue.transfer(1);
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

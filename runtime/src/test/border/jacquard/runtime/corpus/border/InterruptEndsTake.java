package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.LinkedBlockingQueue;

/** An interrupt ends the wait for an element, whenever it comes. */
@Expect(value = "holds", about = "interrupts")
public final class InterruptEndsTake {
  static boolean interrupted;

  private InterruptEndsTake() {}

  public static void main() throws Exception {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    Thread worker =
        Together.thread(
            "worker",
            () -> {
              try {
                queue.take();
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

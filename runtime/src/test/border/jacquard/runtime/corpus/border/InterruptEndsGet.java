package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CompletableFuture;

/** An interrupt ends the wait for a result, whenever it comes. */
@Expect(value = "holds", about = "interrupts")
public final class InterruptEndsGet {
  static boolean interrupted;

  private InterruptEndsGet() {}

  public static void main() throws Exception {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Thread worker =
        Together.thread(
            "worker",
            () -> {
              try {
                future.get();
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

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.LockSupport;

/** An interrupt ends a park, whenever it comes, and the flag stays. */
@Expect(value = "holds", about = "interrupts")
public final class InterruptEndsPark {

  private InterruptEndsPark() {}

  public static void main() throws Exception {
    Thread worker =
        Together.thread(
            "worker",
            () -> {
              while (!Thread.currentThread().isInterrupted()) {
                LockSupport.park();
              }
            });
    worker.start();
    worker.interrupt();
    worker.join();
  }
}

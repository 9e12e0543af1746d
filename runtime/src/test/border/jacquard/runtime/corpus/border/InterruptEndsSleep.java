package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** An interrupt ends a sleep, whenever it comes. */
@Expect(value = "holds", about = "interrupts")
public final class InterruptEndsSleep {
  static boolean interrupted;

  private InterruptEndsSleep() {}

  public static void main() throws Exception {
    Thread worker =
        Together.thread(
            "worker",
            () -> {
              try {
                Thread.sleep(100_000);
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

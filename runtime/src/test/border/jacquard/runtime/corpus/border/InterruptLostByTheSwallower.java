package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread that swallows the interrupt does not see it later. */
@Expect(value = "assertion", about = "interrupts")
public final class InterruptLostByTheSwallower {
  static boolean seen;

  private InterruptLostByTheSwallower() {}

  public static void main() throws Exception {
    Thread worker =
        Together.thread(
            "worker",
            () -> {
              try {
                Thread.sleep(5000);
              } catch (InterruptedException e) {
                seen = Thread.currentThread().isInterrupted();
              }
            });
    worker.start();
    worker.interrupt();
    worker.join();
    assert seen;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** An interrupt ends the wait for a thread, whenever it comes. */
@Expect(value = "holds", about = "interrupts")
public final class InterruptEndsJoin {
  static boolean interrupted;

  private InterruptEndsJoin() {}

  public static void main() throws Exception {
    Thread main = Thread.currentThread();
    Thread worker =
        Together.thread(
            "worker",
            () -> {
              try {
                main.join();
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

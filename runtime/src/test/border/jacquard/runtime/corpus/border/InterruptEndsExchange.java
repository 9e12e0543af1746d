package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.Exchanger;

/** An interrupt ends the wait for a partner, whenever it comes. */
@Expect(value = "holds", about = "interrupts")
public final class InterruptEndsExchange {
  static boolean interrupted;

  private InterruptEndsExchange() {}

  public static void main() throws Exception {
    Exchanger<Integer> exchanger = new Exchanger<>();
    Thread worker =
        Together.thread(
            "worker",
            () -> {
              try {
                exchanger.exchange(1);
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

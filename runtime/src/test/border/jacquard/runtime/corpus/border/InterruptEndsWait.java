package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** An interrupt ends the wait for a notification, whenever it comes. */
@Expect(value = "holds", about = "interrupts")
public final class InterruptEndsWait {
  static boolean interrupted;

  private InterruptEndsWait() {}

  public static void main() throws Exception {
    Object lock = new Object();
    Thread worker =
        Together.thread(
            "worker",
            () -> {
              try {
                synchronized (lock) {
                  while (true) {
                    lock.wait();
                  }
                }
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

package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Without a notification for it, the other one waits for ever. */
@Expect(value = "deadlock", about = "signals and interrupts")
@SuppressWarnings("WaitNotInLoop") // once is what this is about
public final class InterruptedAndNotNotified {
  static final Object lock = new Object();

  private InterruptedAndNotNotified() {}

  public static void main() throws Exception {
    Thread first =
        Together.thread(
            "first",
            () -> {
              try {
                waitOnce();
              } catch (InterruptedException e) {
                // as expected
              }
            });
    Thread second = Together.thread("second", InterruptedAndNotNotified::waitOnce);
    first.start();
    second.start();
    first.interrupt();
    first.join();
    second.join();
  }

  static void waitOnce() throws InterruptedException {
    synchronized (lock) {
      lock.wait();
    }
  }
}

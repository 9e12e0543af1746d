package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread does not begin earlier than it was started. */
@Expect(value = "holds", about = "time of threads")
public final class TimeOfANewThread {
  private TimeOfANewThread() {}

  public static void main() throws InterruptedException {
    Thread.sleep(1);
    long start = System.nanoTime();
    Thread thread =
        Together.thread(
            "new",
            () -> {
              assert System.nanoTime() - start > 0;
            });
    thread.start();
    thread.join();
  }
}

package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Who joins a thread is not earlier than its end. */
@Expect(value = "holds", about = "time of threads")
public final class TimeAfterJoin {
  static long end;

  private TimeAfterJoin() {}

  public static void main() throws InterruptedException {
    Thread looks =
        Together.thread(
            "looks",
            () -> {
              for (int i = 0; i < 5; i++) {
                end = System.nanoTime();
              }
            });
    looks.start();
    looks.join();
    long now = System.nanoTime(); // before the variable tells the time
    assert now - end > 0;
  }
}

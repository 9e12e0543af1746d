package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Main sleeps, and then waits for the writer. */
@Expect(value = "holds", about = "sleep")
public final class SleepThenJoin {
  static volatile boolean written;

  private SleepThenJoin() {}

  public static void main() throws InterruptedException {
    Thread writer = Together.thread("writer", () -> written = true);
    writer.start();
    Thread.sleep(100);
    writer.join();
    assert written;
  }
}

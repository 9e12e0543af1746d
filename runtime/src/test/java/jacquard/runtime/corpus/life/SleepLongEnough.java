package jacquard.runtime.corpus.life;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two seconds are enough for a thread that only has to write. */
@Expect(value = "holds", about = "long sleep")
public final class SleepLongEnough {
  static volatile int result;

  private SleepLongEnough() {}

  public static void main() throws InterruptedException {
    Thread writer = Together.thread("writer", () -> result = 1);
    writer.start();
    Thread.sleep(2_000);
    assert result == 1;
    writer.join();
  }
}

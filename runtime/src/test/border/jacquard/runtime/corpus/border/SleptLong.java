package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Another thread works while this one sleeps. Seconds are enough. */
@Expect(value = "holds", about = "long and short time-outs")
public final class SleptLong {
  static volatile int n;

  private SleptLong() {}

  public static void main() throws Exception {
    Thread worker = Together.thread("worker", () -> n = 1);
    worker.start();
    Thread.sleep(10_000);
    assert n == 1;
  }
}

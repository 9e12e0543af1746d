package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread is awaited. Seconds are enough. */
@Expect(value = "holds", about = "long and short time-outs")
public final class JoinedLong {
  static volatile int n;

  private JoinedLong() {}

  public static void main() throws Exception {
    Thread worker = Together.thread("worker", () -> n = 1);
    worker.start();
    worker.join(10_000);
    assert n == 1;
  }
}

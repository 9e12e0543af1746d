package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread is awaited. Milliseconds need not be enough. */
@Expect(value = "assertion", about = "long and short time-outs")
public final class JoinedShort {
  static volatile int n;

  private JoinedShort() {}

  public static void main() throws Exception {
    Thread worker = Together.thread("worker", () -> n = 1);
    worker.start();
    worker.join(10);
    assert n == 1;
  }
}

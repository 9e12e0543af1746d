package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Another thread works while this one sleeps. Milliseconds need not be enough. */
@Expect(value = "assertion", about = "long and short time-outs")
public final class SleptShort {
  static volatile int n;

  private SleptShort() {}

  public static void main() throws Exception {
    Thread worker = Together.thread("worker", () -> n = 1);
    worker.start();
    Thread.sleep(10);
    assert n == 1;
  }
}

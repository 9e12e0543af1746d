package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A long loop without visible operations ends. */
@Expect(value = "holds", about = "endless loop", executions = 1)
public final class LongLoop {
  static volatile long result;

  private LongLoop() {}

  public static void main() throws InterruptedException {
    Together.run(() -> result = count(10_000));
    assert result == 10_000;
  }

  private static long count(int limit) {
    long n = 0;
    while (n != limit) {
      n++;
    }
    return n;
  }
}

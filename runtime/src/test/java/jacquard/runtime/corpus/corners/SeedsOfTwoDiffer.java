package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads draw different numbers, in every execution the same ones. */
@Expect(value = "holds", about = "determinism", executions = 1)
public final class SeedsOfTwoDiffer {
  static double one;
  static double other;

  private SeedsOfTwoDiffer() {}

  public static void main() throws InterruptedException {
    Together.run(() -> one = Math.random(), () -> other = Math.random());
    assert one != other;
  }
}

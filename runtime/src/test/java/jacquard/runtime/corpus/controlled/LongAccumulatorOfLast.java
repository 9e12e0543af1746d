package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.LongAccumulator;

/** The function keeps the last value, so the result depends on who came last. */
@Expect(value = "assertion", about = "LongAccumulator")
public final class LongAccumulatorOfLast {
  static final LongAccumulator last = new LongAccumulator((_, right) -> right, 0);

  private LongAccumulatorOfLast() {}

  public static void main() throws InterruptedException {
    Together.run(() -> last.accumulate(1), () -> last.accumulate(2));
    assert last.get() == 2;
  }
}

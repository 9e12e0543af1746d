package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.LongAccumulator;

/** The maximum does not depend on the order. */
@Expect(value = "holds", about = "LongAccumulator")
public final class LongAccumulatorOfMaximum {
  static final LongAccumulator maximum = new LongAccumulator(Math::max, 0);

  private LongAccumulatorOfMaximum() {}

  public static void main() throws InterruptedException {
    Together.run(() -> maximum.accumulate(1), () -> maximum.accumulate(2));
    assert maximum.get() == 2;
  }
}

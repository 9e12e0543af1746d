package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.DoubleAccumulator;

/** The minimum does not depend on the order. */
@Expect(value = "holds", about = "DoubleAccumulator")
public final class DoubleAccumulatorOfMinimum {
  static final DoubleAccumulator minimum = new DoubleAccumulator(Math::min, 9);

  private DoubleAccumulatorOfMinimum() {}

  public static void main() throws InterruptedException {
    Together.run(() -> minimum.accumulate(1), () -> minimum.accumulate(2));
    assert minimum.get() == 1;
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.DoubleAccumulator;

/** The function keeps the last value, so the result depends on who came last. */
@Expect(value = "assertion", about = "DoubleAccumulator")
public final class DoubleAccumulatorOfLast {
  static final DoubleAccumulator last = new DoubleAccumulator((_, right) -> right, 0);

  private DoubleAccumulatorOfLast() {}

  public static void main() throws InterruptedException {
    Together.run(() -> last.accumulate(1), () -> last.accumulate(2));
    assert last.get() == 2;
  }
}

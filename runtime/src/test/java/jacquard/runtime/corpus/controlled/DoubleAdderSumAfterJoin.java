package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.DoubleAdder;

/** No addition is lost, and the sum is taken when all have ended. */
@Expect(value = "holds", about = "DoubleAdder")
public final class DoubleAdderSumAfterJoin {
  static final DoubleAdder adder = new DoubleAdder();

  private DoubleAdderSumAfterJoin() {}

  public static void main() throws InterruptedException {
    Together.run(() -> adder.add(1), () -> adder.add(2));
    assert adder.sum() == 3;
  }
}

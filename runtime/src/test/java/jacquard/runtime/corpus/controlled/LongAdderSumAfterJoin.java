package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.LongAdder;

/** No increment is lost, and the sum is taken when all have ended. */
@Expect(value = "holds", about = "LongAdder")
public final class LongAdderSumAfterJoin {
  static final LongAdder adder = new LongAdder();

  private LongAdderSumAfterJoin() {}

  public static void main() throws InterruptedException {
    Together.run(adder::increment, adder::increment);
    assert adder.sum() == 2;
  }
}

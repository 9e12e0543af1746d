package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.DoubleAdder;

/** Adding may come between the sum and the reset, which are two steps, and is lost. */
@Expect(value = "assertion", about = "DoubleAdder")
public final class DoubleAdderReset {
  static final DoubleAdder adder = new DoubleAdder();
  static double taken;

  private DoubleAdderReset() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> adder.add(1),
        () -> {
          taken = adder.sum();
          adder.reset();
        });
    assert taken + adder.sum() == 1;
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Random;

/** A generator without a seed gives the same numbers in every execution. */
@Expect(value = "holds", about = "determinism", executions = 1)
public final class RandomRepeats {
  static final int[] slots = new int[64];

  private RandomRepeats() {}

  public static void main() throws InterruptedException {
    Together.run(() -> slots[new Random().nextInt(slots.length)]++);
  }
}

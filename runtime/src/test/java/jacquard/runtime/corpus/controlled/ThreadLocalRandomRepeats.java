package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ThreadLocalRandom;

/** The generator of a thread gives the same numbers in every execution. */
@Expect(value = "holds", about = "determinism", executions = 1)
public final class ThreadLocalRandomRepeats {
  static final int[] slots = new int[64];

  private ThreadLocalRandomRepeats() {}

  public static void main() throws InterruptedException {
    Together.run(() -> slots[ThreadLocalRandom.current().nextInt(slots.length)]++);
  }
}

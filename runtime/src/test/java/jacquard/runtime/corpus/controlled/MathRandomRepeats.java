package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Math.random gives the same numbers in every execution. */
@Expect(value = "holds", about = "determinism", executions = 1)
public final class MathRandomRepeats {
  static final int[] slots = new int[64];

  private MathRandomRepeats() {}

  public static void main() throws InterruptedException {
    Together.run(() -> slots[(int) (Math.random() * slots.length)]++);
  }
}

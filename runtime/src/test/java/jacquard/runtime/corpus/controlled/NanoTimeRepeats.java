package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The nanoseconds that a program sees pass are the same in every execution, and never decrease. */
@Expect(value = "holds", about = "determinism", executions = 1)
public final class NanoTimeRepeats {
  static final int[] slots = new int[64];

  private NanoTimeRepeats() {}

  public static void main() throws InterruptedException {
    Together.run(NanoTimeRepeats::read);
  }

  private static void read() {
    long first = System.nanoTime();
    slots[Math.floorMod(first, slots.length)]++;
    long second = System.nanoTime();
    assert second - first >= 0;
  }
}

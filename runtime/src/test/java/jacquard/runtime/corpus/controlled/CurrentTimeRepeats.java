package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The time of day that a program sees is the same in every execution, and never decreases. */
@Expect(value = "holds", about = "determinism", executions = 1)
public final class CurrentTimeRepeats {
  static final int[] slots = new int[64];

  private CurrentTimeRepeats() {}

  public static void main() throws InterruptedException {
    Together.run(CurrentTimeRepeats::read);
  }

  private static void read() {
    long first = System.currentTimeMillis();
    slots[Math.floorMod(first, slots.length)]++;
    long second = System.currentTimeMillis();
    assert second - first >= 0;
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.UUID;

/** A random UUID is the same in every execution. */
@Expect(value = "holds", about = "determinism", executions = 1)
public final class UuidRepeats {
  static final int[] slots = new int[64];

  private UuidRepeats() {}

  public static void main() throws InterruptedException {
    Together.run(() -> slots[Math.floorMod(UUID.randomUUID().hashCode(), slots.length)]++);
  }
}

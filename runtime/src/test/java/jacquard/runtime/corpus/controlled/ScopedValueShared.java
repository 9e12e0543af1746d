package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Both threads bind the scoped value to one mutable object, and an update is lost. */
@Expect(value = "assertion", about = "ScopedValue")
public final class ScopedValueShared {
  private static final ScopedValue<int[]> COUNTS = ScopedValue.newInstance();
  static final int[] shared = new int[1];

  private ScopedValueShared() {}

  public static void main() throws InterruptedException {
    Together.run(ScopedValueShared::bind, ScopedValueShared::bind);
    assert shared[0] == 2;
  }

  private static void bind() {
    ScopedValue.where(COUNTS, shared).run(() -> COUNTS.get()[0]++);
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Each thread binds the scoped value to an object of its own. */
@Expect(value = "holds", about = "ScopedValue", executions = 1)
public final class ScopedValueOwn {
  private static final ScopedValue<int[]> COUNTS = ScopedValue.newInstance();

  private ScopedValueOwn() {}

  public static void main() throws InterruptedException {
    Together.run(ScopedValueOwn::bind, ScopedValueOwn::bind);
  }

  private static void bind() {
    int[] own = new int[1];
    ScopedValue.where(COUNTS, own).run(() -> COUNTS.get()[0]++);
    assert own[0] == 1;
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicLongArray;

/** Both threads get and set the same element instead of one each. */
@Expect(value = "assertion", about = "AtomicLongArray", executions = 4, violations = 2)
public final class AtomicLongArrayWrongElement {
  static final AtomicLongArray counts = new AtomicLongArray(2);

  private AtomicLongArrayWrongElement() {}

  public static void main() throws InterruptedException {
    Together.run(() -> increment(0), () -> increment(0));
    assert counts.get(0) + counts.get(1) == 2;
  }

  private static void increment(int own) {
    counts.set(own, counts.get(own) + 1);
  }
}

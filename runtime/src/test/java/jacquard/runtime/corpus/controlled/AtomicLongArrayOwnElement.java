package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicLongArray;

/** Each thread gets and sets an element of its own. */
@Expect(value = "holds", about = "AtomicLongArray", executions = 1)
public final class AtomicLongArrayOwnElement {
  static final AtomicLongArray counts = new AtomicLongArray(2);

  private AtomicLongArrayOwnElement() {}

  public static void main() throws InterruptedException {
    Together.run(() -> increment(0), () -> increment(1));
    assert counts.get(0) + counts.get(1) == 2;
  }

  private static void increment(int own) {
    counts.set(own, counts.get(own) + 1);
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Incrementing an element is one atomic step; other elements do not matter. */
@Expect(value = "holds", about = "AtomicIntegerArray", executions = 2)
public final class AtomicArrayIncrement {
  static final AtomicIntegerArray counts = new AtomicIntegerArray(2);

  private AtomicArrayIncrement() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> counts.incrementAndGet(1),
        () -> {
          counts.incrementAndGet(0);
          counts.incrementAndGet(1);
        });
    assert counts.get(1) == 2;
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Incrementing a volatile field is a read and a write, so an update can be lost. */
@Expect(value = "assertion", about = "volatile increment", executions = 4, violations = 2)
@SuppressWarnings("NonAtomicVolatileUpdate") // the bug
public final class VolatileIncrement {
  static volatile int count;

  private VolatileIncrement() {}

  public static void main() throws InterruptedException {
    Together.run(() -> count++, () -> count++);
    assert count == 2;
  }
}

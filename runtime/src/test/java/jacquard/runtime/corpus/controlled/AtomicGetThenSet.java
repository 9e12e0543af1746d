package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** Each get and each set is atomic, both together are not: an update can be lost. */
@Expect(value = "assertion", about = "AtomicInteger", executions = 4, violations = 2)
public final class AtomicGetThenSet {
  static final AtomicInteger count = new AtomicInteger();

  private AtomicGetThenSet() {}

  public static void main() throws InterruptedException {
    Together.run(AtomicGetThenSet::increment, AtomicGetThenSet::increment);
    assert count.get() == 2;
  }

  private static void increment() {
    count.set(count.get() + 1);
  }
}

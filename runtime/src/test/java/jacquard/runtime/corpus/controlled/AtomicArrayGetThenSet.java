package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** Reading an element and setting it are two steps: an update can be lost. */
@Expect(value = "assertion", about = "AtomicIntegerArray", executions = 4, violations = 2)
public final class AtomicArrayGetThenSet {
  static final AtomicIntegerArray counts = new AtomicIntegerArray(2);

  private AtomicArrayGetThenSet() {}

  public static void main() throws InterruptedException {
    Together.run(AtomicArrayGetThenSet::increment, AtomicArrayGetThenSet::increment);
    assert counts.get(1) == 2;
  }

  private static void increment() {
    counts.set(1, counts.get(1) + 1);
  }
}

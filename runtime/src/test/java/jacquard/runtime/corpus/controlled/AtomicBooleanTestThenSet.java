package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** Both threads may find the flag unset and do what must be done once. */
@Expect(value = "assertion", about = "AtomicBoolean")
public final class AtomicBooleanTestThenSet {
  static final AtomicBoolean done = new AtomicBoolean();
  static final AtomicInteger times = new AtomicInteger();

  private AtomicBooleanTestThenSet() {}

  public static void main() throws InterruptedException {
    Together.run(AtomicBooleanTestThenSet::once, AtomicBooleanTestThenSet::once);
    assert times.get() == 1;
  }

  private static void once() {
    if (!done.get()) {
      done.set(true);
      times.incrementAndGet();
    }
  }
}

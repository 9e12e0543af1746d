package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** Only one thread can change the flag, and that one does it. */
@Expect(value = "holds", about = "AtomicBoolean", executions = 2)
public final class AtomicBooleanCompareAndSet {
  static final AtomicBoolean done = new AtomicBoolean();
  static final AtomicInteger times = new AtomicInteger();

  private AtomicBooleanCompareAndSet() {}

  public static void main() throws InterruptedException {
    Together.run(AtomicBooleanCompareAndSet::once, AtomicBooleanCompareAndSet::once);
    assert times.get() == 1;
  }

  private static void once() {
    if (done.compareAndSet(false, true)) {
      times.incrementAndGet();
    }
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;

/** Get and set by the updater are two steps: an update can be lost. */
@Expect(value = "assertion", about = "AtomicLongFieldUpdater", executions = 4, violations = 2)
public final class LongUpdaterGetThenSet {
  static final AtomicLongFieldUpdater<Counter> COUNT =
      AtomicLongFieldUpdater.newUpdater(Counter.class, "count");

  private LongUpdaterGetThenSet() {}

  public static void main() throws InterruptedException {
    Counter counter = new Counter();
    Together.run(() -> increment(counter), () -> increment(counter));
    assert counter.count == 2;
  }

  private static void increment(Counter counter) {
    COUNT.set(counter, COUNT.get(counter) + 1);
  }

  static final class Counter {
    volatile long count;
  }
}

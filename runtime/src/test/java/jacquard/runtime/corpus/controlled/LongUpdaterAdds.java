package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;

/** Adding by the updater is one atomic step. */
@Expect(value = "holds", about = "AtomicLongFieldUpdater", executions = 2)
public final class LongUpdaterAdds {
  static final AtomicLongFieldUpdater<Counter> COUNT =
      AtomicLongFieldUpdater.newUpdater(Counter.class, "count");

  private LongUpdaterAdds() {}

  public static void main() throws InterruptedException {
    Counter counter = new Counter();
    Together.run(() -> COUNT.addAndGet(counter, 1), () -> COUNT.addAndGet(counter, 1));
    assert counter.count == 2;
  }

  static final class Counter {
    volatile long count;
  }
}

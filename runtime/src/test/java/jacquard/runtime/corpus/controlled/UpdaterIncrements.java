package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** Both threads increment by the updater, atomically. */
@Expect(value = "holds", about = "AtomicIntegerFieldUpdater", executions = 2)
public final class UpdaterIncrements {
  static final AtomicIntegerFieldUpdater<Counter> COUNT =
      AtomicIntegerFieldUpdater.newUpdater(Counter.class, "count");

  private UpdaterIncrements() {}

  public static void main() throws InterruptedException {
    Counter counter = new Counter();
    Together.run(() -> COUNT.incrementAndGet(counter), () -> COUNT.incrementAndGet(counter));
    assert counter.count == 2;
  }

  static final class Counter {
    volatile int count;
  }
}

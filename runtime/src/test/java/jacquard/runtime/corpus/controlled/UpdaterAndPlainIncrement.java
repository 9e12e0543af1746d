package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/**
 * One thread increments by the updater, the other reads and writes the field: an update can be
 * lost.
 */
@Expect(value = "assertion", about = "AtomicIntegerFieldUpdater")
@SuppressWarnings("NonAtomicVolatileUpdate") // the bug
public final class UpdaterAndPlainIncrement {
  static final AtomicIntegerFieldUpdater<Counter> COUNT =
      AtomicIntegerFieldUpdater.newUpdater(Counter.class, "count");

  private UpdaterAndPlainIncrement() {}

  public static void main() throws InterruptedException {
    Counter counter = new Counter();
    Together.run(() -> COUNT.incrementAndGet(counter), () -> counter.count++);
    assert counter.count == 2;
  }

  static final class Counter {
    volatile int count;
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A static and an instance method lock different monitors, so an update can be lost. */
@Expect(value = "assertion", about = "static synchronized method", executions = 4, violations = 2)
@SuppressWarnings("StaticGuardedByInstance") // the bug
public final class StaticAndInstanceMonitor {
  private StaticAndInstanceMonitor() {}

  public static void main() throws InterruptedException {
    Counter counter = new Counter();
    Together.run(Counter::increment, counter::incrementToo);
    assert Counter.value == 2;
  }

  private static final class Counter {
    private static int value;

    static synchronized void increment() {
      value++;
    }

    synchronized void incrementToo() {
      value++;
    }
  }
}

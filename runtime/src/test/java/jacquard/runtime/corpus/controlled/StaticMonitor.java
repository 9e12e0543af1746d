package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Both static methods lock the monitor of the class, so no update is lost. */
@Expect(value = "holds", about = "static synchronized method", executions = 2)
public final class StaticMonitor {
  private static int value;

  private StaticMonitor() {}

  public static void main() throws InterruptedException {
    Together.run(StaticMonitor::increment, StaticMonitor::incrementToo);
    assert value == 2;
  }

  private static synchronized void increment() {
    value++;
  }

  private static synchronized void incrementToo() {
    value++;
  }
}

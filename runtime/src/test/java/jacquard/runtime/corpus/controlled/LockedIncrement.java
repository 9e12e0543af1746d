package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Both threads increment under one monitor, so no update is lost. */
@Expect(value = "holds", about = "synchronized block", executions = 2)
public final class LockedIncrement {
  static final Object lock = new Object();
  static int count;

  private LockedIncrement() {}

  public static void main() throws InterruptedException {
    Together.run(LockedIncrement::increment, LockedIncrement::increment);
    assert count == 2;
  }

  private static void increment() {
    synchronized (lock) {
      count++;
    }
  }
}

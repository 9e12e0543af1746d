package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** One thread increments under the monitor, the other without: an update can be lost. */
@Expect(value = "assertion", about = "synchronized block", executions = 4, violations = 2)
public final class UnlockedIncrement {
  static final Object lock = new Object();
  static int count;

  private UnlockedIncrement() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> {
          synchronized (lock) {
            count++;
          }
        },
        () -> count++);
    assert count == 2;
  }
}

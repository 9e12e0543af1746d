package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Three threads increment a field, each under a monitor of its own, which excludes nobody. */
@Expect(value = "assertion", about = "synchronized", executions = 36, violations = 30)
@SuppressWarnings("StaticGuardedByInstance") // the bug
public final class WrongLock3 {
  static int x;

  private WrongLock3() {}

  public static void main() throws InterruptedException {
    Together.run(
        () -> increment(new Object()),
        () -> increment(new Object()),
        () -> increment(new Object()));
    assert x == 3;
  }

  private static void increment(Object own) {
    synchronized (own) {
      int seen = x;
      x = seen + 1;
    }
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Equal numbers are different objects, beyond the cache. */
@Expect(value = "assertion", about = "locks are objects")
public final class IntegersApart {
  static int n;

  static Object lock() {
    return Integer.valueOf(1000);
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private IntegersApart() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

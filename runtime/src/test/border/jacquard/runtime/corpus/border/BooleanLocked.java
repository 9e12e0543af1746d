package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** There is one true. */
@Expect(value = "holds", about = "locks are objects")
public final class BooleanLocked {
  static int n;

  static Object lock() {
    return Boolean.TRUE;
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private BooleanLocked() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

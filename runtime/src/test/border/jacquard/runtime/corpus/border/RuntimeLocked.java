package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** There is one runtime. */
@Expect(value = "holds", about = "locks are objects")
public final class RuntimeLocked {
  static int n;

  static Object lock() {
    return Runtime.getRuntime();
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private RuntimeLocked() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

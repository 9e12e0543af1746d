package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The class of a primitive type is one object. */
@Expect(value = "holds", about = "locks are objects")
public final class PrimitiveClassLocked {
  static int n;

  static Object lock() {
    return int.class;
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private PrimitiveClassLocked() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

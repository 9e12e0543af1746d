package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Right, and without a data race, for the field is volatile. */
@Expect(value = "holds", about = "double-checked locking")
public final class DoubleCheckedWithVolatile {
  static volatile Object instance;
  static final Object lock = new Object();
  static Object a;
  static Object b;

  private DoubleCheckedWithVolatile() {}

  public static void main() throws InterruptedException {
    Together.run(() -> a = instance(), () -> b = instance());
    assert a.equals(b);
  }

  private static Object instance() {
    Object seen = instance;
    if (seen == null) {
      synchronized (lock) {
        seen = instance;
        if (seen == null) {
          seen = new Object();
          instance = seen;
        }
      }
    }
    return seen;
  }
}

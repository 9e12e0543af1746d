package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Right under sequential consistency; the field is not volatile, so there is a data race. */
@Expect(value = "holds", about = "double-checked locking")
@SuppressWarnings("DoubleCheckedLocking") // what this is about
public final class DoubleCheckedWithoutVolatile {
  static Object instance;
  static final Object lock = new Object();
  static Object a;
  static Object b;

  private DoubleCheckedWithoutVolatile() {}

  public static void main() throws InterruptedException {
    Together.run(() -> a = instance(), () -> b = instance());
    assert a.equals(b);
  }

  private static Object instance() {
    if (instance == null) {
      synchronized (lock) {
        if (instance == null) {
          instance = new Object();
        }
      }
    }
    return instance;
  }
}

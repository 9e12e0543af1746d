package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The class of an array is one object. */
@Expect(value = "holds", about = "locks are objects")
public final class ArrayClassLocked {
  static int n;

  static Object lock() {
    return int[].class;
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private ArrayClassLocked() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Interned strings with the same characters are one object. */
@Expect(value = "holds", about = "locks are objects")
public final class StringInterned {
  static int n;

  static Object lock() {
    return new String("a lock").intern();
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private StringInterned() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

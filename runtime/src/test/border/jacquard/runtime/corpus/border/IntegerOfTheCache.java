package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Small numbers are one object. */
@Expect(value = "holds", about = "locks are objects")
public final class IntegerOfTheCache {
  static int n;

  static Object lock() {
    return Integer.valueOf(100);
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private IntegerOfTheCache() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

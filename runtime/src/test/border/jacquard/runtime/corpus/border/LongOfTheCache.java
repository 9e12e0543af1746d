package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Small long numbers are one object. */
@Expect(value = "holds", about = "locks are objects")
public final class LongOfTheCache {
  static int n;

  static Object lock() {
    return Long.valueOf(-1);
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private LongOfTheCache() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

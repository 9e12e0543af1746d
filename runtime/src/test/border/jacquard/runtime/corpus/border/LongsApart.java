package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Equal long numbers are different objects, beyond the cache. */
@Expect(value = "assertion", about = "locks are objects")
public final class LongsApart {
  static int n;

  static Object lock() {
    return Long.valueOf(1000);
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private LongsApart() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Locale;

/** A constant locale is one object. */
@Expect(value = "holds", about = "locks are objects")
public final class LocaleLocked {
  static int n;

  static Object lock() {
    return Locale.ROOT;
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private LocaleLocked() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

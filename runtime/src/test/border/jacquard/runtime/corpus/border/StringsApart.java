package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two strings with the same characters are two locks. */
@Expect(value = "assertion", about = "locks are objects")
public final class StringsApart {
  static int n;

  static Object lock() {
    return new String("a");
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private StringsApart() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Strings that are put together are different objects. */
@Expect(value = "assertion", about = "locks are objects")
public final class StringsJoinedApart {
  static int n;

  static Object lock() {
    return "a" + n * 0;
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private StringsJoinedApart() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

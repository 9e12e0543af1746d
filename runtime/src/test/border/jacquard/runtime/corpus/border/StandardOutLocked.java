package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The standard output is one object. */
@Expect(value = "holds", about = "locks are objects")
public final class StandardOutLocked {
  static int n;

  static Object lock() {
    return System.out;
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private StandardOutLocked() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A literal is one object. */
@Expect(value = "holds", about = "locks are objects")
public final class StringLiteralLocked {
  static int n;

  static Object lock() {
    return "a lock";
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private StringLiteralLocked() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

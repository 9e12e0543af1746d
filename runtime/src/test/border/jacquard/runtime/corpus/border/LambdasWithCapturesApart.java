package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Each evaluation of a lambda that captures something makes an object. */
@Expect(value = "assertion", about = "locks are objects")
public final class LambdasWithCapturesApart {
  static int n;

  static Runnable lock(int captured) {
    return () -> n += captured;
  }

  static void increment() {
    synchronized (lock(1)) {
      n++;
    }
  }

  private LambdasWithCapturesApart() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A lambda that captures nothing is one object. */
@Expect(value = "holds", about = "locks are objects")
public final class LambdaWithoutCapturesLocked {
  static int n;

  static Object lock() {
    return (Runnable) () -> {};
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private LambdaWithoutCapturesLocked() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

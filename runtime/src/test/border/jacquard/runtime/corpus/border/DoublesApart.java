package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Every boxed double is another object. */
@Expect(value = "assertion", about = "locks are objects")
public final class DoublesApart {
  static int n;

  static Object lock() {
    return Double.valueOf(1);
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private DoublesApart() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** An enum constant of the program is one object. */
@Expect(value = "holds", about = "locks are objects")
public final class EnumConstantLocked {
  static int n;

  enum Colour {
    RED
  }

  static Object lock() {
    return Colour.RED;
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private EnumConstantLocked() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A module is one object. */
@Expect(value = "holds", about = "locks are objects")
public final class ModuleLocked {
  static int n;

  static Object lock() {
    return Object.class.getModule();
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private ModuleLocked() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

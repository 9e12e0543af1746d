package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A class of the JDK is one object. */
@Expect(value = "holds", about = "locks are objects")
public final class ClassOfJdkLocked {
  static int n;

  static Object lock() {
    return String.class;
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private ClassOfJdkLocked() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

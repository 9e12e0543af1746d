package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The loader of the program is one object. */
@Expect(value = "holds", about = "locks are objects")
public final class ClassLoaderLocked {
  static int n;

  static Object lock() {
    return ClassLoaderLocked.class.getClassLoader();
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private ClassLoaderLocked() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

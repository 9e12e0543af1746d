package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The loader of the platform is one object. */
@Expect(value = "holds", about = "locks are objects")
public final class SystemClassLoaderLocked {
  static int n;

  static Object lock() {
    return ClassLoader.getPlatformClassLoader();
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private SystemClassLoaderLocked() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Equal characters are different objects, beyond the cache. */
@Expect(value = "assertion", about = "locks are objects")
public final class CharactersApart {
  static int n;

  static Object lock() {
    return Character.valueOf('\u4e00');
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private CharactersApart() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

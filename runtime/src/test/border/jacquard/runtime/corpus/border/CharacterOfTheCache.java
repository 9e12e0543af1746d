package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Characters of ASCII are one object. */
@Expect(value = "holds", about = "locks are objects")
public final class CharacterOfTheCache {
  static int n;

  static Object lock() {
    return Character.valueOf('a');
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private CharacterOfTheCache() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

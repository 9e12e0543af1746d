package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Equal records are different objects. */
@Expect(value = "assertion", about = "locks are objects")
public final class RecordsApart {
  static int n;

  record Key(int id) {}

  static Object lock() {
    return new Key(1);
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private RecordsApart() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

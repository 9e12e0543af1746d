package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.List;

/** Equal lists are different objects. */
@Expect(value = "assertion", about = "locks are objects")
public final class ListsApart {
  static int n;

  static Object lock() {
    return List.of(1);
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private ListsApart() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

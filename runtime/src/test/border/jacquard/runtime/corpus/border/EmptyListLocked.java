package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Collections;

/** There is one empty list. */
@Expect(value = "holds", about = "locks are objects")
public final class EmptyListLocked {
  static int n;

  static Object lock() {
    return Collections.emptyList();
  }

  static void increment() {
    synchronized (lock()) {
      n++;
    }
  }

  private EmptyListLocked() {}

  public static void main() throws Exception {
    Together.run(() -> increment(), () -> increment());
    assert n == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two literals, locked in the same order. */
@Expect(value = "holds", about = "locks are objects")
public final class LiteralsInOrder {
  static void lock(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        assert first != second;
      }
    }
  }

  private LiteralsInOrder() {}

  public static void main() throws Exception {
    Together.run(() -> lock("left", "right"), () -> lock("left", "right"));
  }
}

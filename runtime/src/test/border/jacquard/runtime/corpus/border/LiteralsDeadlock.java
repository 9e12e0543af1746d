package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two literals, locked in opposite order. */
@Expect(value = "deadlock", about = "locks are objects")
public final class LiteralsDeadlock {
  static void lock(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        assert first != second;
      }
    }
  }

  private LiteralsDeadlock() {}

  public static void main() throws Exception {
    Together.run(() -> lock("left", "right"), () -> lock("right", "left"));
  }
}

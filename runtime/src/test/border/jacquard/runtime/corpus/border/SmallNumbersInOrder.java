package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two small numbers, locked in the same order. */
@Expect(value = "holds", about = "locks are objects")
public final class SmallNumbersInOrder {
  static void lock(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        assert first != second;
      }
    }
  }

  private SmallNumbersInOrder() {}

  public static void main() throws Exception {
    Together.run(
        () -> lock(Integer.valueOf(1), Integer.valueOf(2)),
        () -> lock(Integer.valueOf(1), Integer.valueOf(2)));
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Standard output and standard error, locked in the same order. */
@Expect(value = "holds", about = "locks are objects")
public final class OutAndErrInOrder {
  static void lock(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        assert first != second;
      }
    }
  }

  private OutAndErrInOrder() {}

  public static void main() throws Exception {
    Together.run(() -> lock(System.out, System.err), () -> lock(System.out, System.err));
  }
}

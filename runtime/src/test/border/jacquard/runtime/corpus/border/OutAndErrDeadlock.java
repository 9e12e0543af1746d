package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Standard output and standard error, locked in opposite order. */
@Expect(value = "deadlock", about = "locks are objects")
public final class OutAndErrDeadlock {
  static void lock(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        assert first != second;
      }
    }
  }

  private OutAndErrDeadlock() {}

  public static void main() throws Exception {
    Together.run(() -> lock(System.out, System.err), () -> lock(System.err, System.out));
  }
}

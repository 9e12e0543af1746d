package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Both threads lock the same boxed number, beyond the cache. */
@Expect(value = "holds", about = "locks are objects")
public final class IntegerSeenByBothLocked {
  static int n;

  private IntegerSeenByBothLocked() {}

  public static void main() throws Exception {
    Object lock = Integer.valueOf(1000);
    Together.Body increment =
        () -> {
          synchronized (lock) {
            n++;
          }
        };
    Together.run(increment, increment);
    assert n == 2;
  }
}

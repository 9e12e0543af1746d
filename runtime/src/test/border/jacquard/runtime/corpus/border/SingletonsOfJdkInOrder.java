package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.TimeUnit;

/** The runtime and a constant of the JDK, locked in the same order. */
@Expect(value = "holds", about = "locks are objects")
public final class SingletonsOfJdkInOrder {
  static void lock(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        assert first != second;
      }
    }
  }

  private SingletonsOfJdkInOrder() {}

  public static void main() throws Exception {
    Together.run(
        () -> lock(Runtime.getRuntime(), TimeUnit.DAYS),
        () -> lock(Runtime.getRuntime(), TimeUnit.DAYS));
  }
}

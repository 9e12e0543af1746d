package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.VarHandle;

/** A compare-and-set that fails still acquires. */
@Expect(value = "holds", about = "data races")
public final class FailedCompareAndSet {
  static int data;
  static int ready;
  static final VarHandle READY = Handles.ofStatic("ready", FailedCompareAndSet.class);

  private FailedCompareAndSet() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          READY.setVolatile(1);
        },
        () -> {
          if (!READY.compareAndSet(0, 2)) {
            read();
          }
        });
  }

  static int read() {
    return data;
  }
}

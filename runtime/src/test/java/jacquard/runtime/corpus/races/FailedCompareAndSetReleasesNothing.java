package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.VarHandle;

/** A compare-and-set that fails releases nothing. */
@Expect(value = "holds", about = "data races")
public final class FailedCompareAndSetReleasesNothing {
  static int data;
  static volatile int ready = 3;
  static final VarHandle READY =
      Handles.ofStatic("ready", FailedCompareAndSetReleasesNothing.class);

  private FailedCompareAndSetReleasesNothing() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          READY.compareAndSet(0, 1);
        },
        () -> {
          if (ready == 3) {
            read();
          }
        });
  }

  static int read() {
    return data;
  }
}

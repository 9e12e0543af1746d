package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.VarHandle;

/** Release and acquire give an edge. */
@Expect(value = "holds", about = "data races")
public final class ReleasedAndAcquired {
  static int data;
  static int ready;
  static final VarHandle READY = Handles.ofStatic("ready", ReleasedAndAcquired.class);

  private ReleasedAndAcquired() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          READY.setRelease(1);
        },
        () -> {
          if ((int) READY.getAcquire() == 1) {
            read();
          }
        });
  }

  static int read() {
    return data;
  }
}

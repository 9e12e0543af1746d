package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.VarHandle;

/** An acquire without a release gives no edge. */
@Expect(value = "holds", about = "data races")
public final class WrittenOpaquelyAndAcquired {
  static int data;
  static int ready;
  static final VarHandle READY = Handles.ofStatic("ready", WrittenOpaquelyAndAcquired.class);

  private WrittenOpaquelyAndAcquired() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          READY.setOpaque(1);
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

package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.VarHandle;

/** A release without an acquire gives no edge. */
@Expect(value = "holds", about = "data races")
public final class ReleasedAndReadOpaquely {
  static int data;
  static int ready;
  static final VarHandle READY = Handles.ofStatic("ready", ReleasedAndReadOpaquely.class);

  private ReleasedAndReadOpaquely() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          READY.setRelease(1);
        },
        () -> {
          if ((int) READY.getOpaque() == 1) {
            read();
          }
        });
  }

  static int read() {
    return data;
  }
}

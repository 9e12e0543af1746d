package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.VarHandle;

/** Opaque accesses give no edge: the data race, the flag does not. */
@Expect(value = "holds", about = "data races")
public final class OpaqueFlag {
  static int data;
  static int ready;
  static final VarHandle READY = Handles.ofStatic("ready", OpaqueFlag.class);

  private OpaqueFlag() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          READY.setOpaque(1);
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

package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.VarHandle;

/**
 * A volatile read comes after all writes of the flag before it, also where one of them overwrites
 * another that its thread has not seen.
 */
@Expect(value = "holds", about = "data races")
public final class BlindWriteOfAFlag {
  static int data;
  static volatile int count;
  static int written;
  static final VarHandle WRITTEN = Handles.ofStatic("written", BlindWriteOfAFlag.class);

  private BlindWriteOfAFlag() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          count = 1;
          WRITTEN.setOpaque(1);
        },
        () -> count = 2,
        () -> {
          if ((int) WRITTEN.getOpaque() == 1 && count == 2) {
            read();
          }
        });
  }

  static int read() {
    return data;
  }
}

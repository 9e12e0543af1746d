package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A volatile write of an element races with a plain read of it. */
@Expect(value = "holds", about = "data races")
public final class PlainElement {
  static int data;
  static final int[] ready = new int[2];
  static final VarHandle READY = MethodHandles.arrayElementVarHandle(int[].class);

  private PlainElement() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          READY.setVolatile(ready, 1, 1);
        },
        () -> {
          if (ready[1] == 1) {
            read();
          }
        });
  }

  static int read() {
    return data;
  }
}

package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** An array element that is accessed as volatile gives an edge. */
@Expect(value = "holds", about = "data races")
public final class VolatileElement {
  static int data;
  static final int[] ready = new int[2];
  static final VarHandle READY = MethodHandles.arrayElementVarHandle(int[].class);

  private VolatileElement() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          READY.setVolatile(ready, 1, 1);
        },
        () -> {
          if ((int) READY.getVolatile(ready, 1) == 1) {
            read();
          }
        });
  }

  static int read() {
    return data;
  }
}

package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A volatile element gives no edge to who reads another one. */
@Expect(value = "holds", about = "data races")
public final class OtherVolatileElement {
  static int data;
  static final int[] ready = {1, 1};
  static final VarHandle READY = MethodHandles.arrayElementVarHandle(int[].class);

  private OtherVolatileElement() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          READY.setVolatile(ready, 0, 1);
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

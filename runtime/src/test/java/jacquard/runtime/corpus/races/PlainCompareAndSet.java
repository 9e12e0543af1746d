package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.VarHandle;

/** A weak plain compare-and-set gives no edge. */
@Expect(value = "holds", about = "data races")
public final class PlainCompareAndSet {
  static int data;
  static int ready;
  static final VarHandle READY = Handles.ofStatic("ready", PlainCompareAndSet.class);

  private PlainCompareAndSet() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          READY.weakCompareAndSetPlain(0, 1);
        },
        () -> {
          if ((int) READY.getVolatile() == 1) {
            read();
          }
        });
  }

  static int read() {
    return data;
  }
}

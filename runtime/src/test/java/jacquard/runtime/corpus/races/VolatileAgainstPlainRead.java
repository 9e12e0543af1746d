package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.VarHandle;

/** A volatile write races with a plain read of the same field. */
@Expect(value = "holds", about = "data races")
public final class VolatileAgainstPlainRead {
  static int x;
  static final VarHandle X = Handles.ofStatic("x", VolatileAgainstPlainRead.class);

  private VolatileAgainstPlainRead() {}

  public static void main() throws Exception {
    Together.run(() -> X.setVolatile(1), () -> read());
  }

  static int read() {
    return x;
  }
}

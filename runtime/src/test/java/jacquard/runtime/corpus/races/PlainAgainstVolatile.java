package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.VarHandle;

/** A plain write races with a volatile read of the same field. */
@Expect(value = "holds", about = "data races")
public final class PlainAgainstVolatile {
  static int x;
  static final VarHandle X = Handles.ofStatic("x", PlainAgainstVolatile.class);

  private PlainAgainstVolatile() {}

  public static void main() throws Exception {
    Together.run(() -> x = 1, () -> X.getVolatile());
  }
}

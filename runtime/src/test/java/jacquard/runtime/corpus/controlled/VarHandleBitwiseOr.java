package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.VarHandle;

/** Setting a bit is one atomic step. */
@Expect(value = "holds", about = "VarHandle bitwise", executions = 2)
public final class VarHandleBitwiseOr {
  private static final VarHandle BITS = Fields.handle(Flags.class, "bits");

  private VarHandleBitwiseOr() {}

  public static void main() throws InterruptedException {
    Flags flags = new Flags();
    Together.run(() -> raise(flags, 1), () -> raise(flags, 2));
    assert (int) BITS.getVolatile(flags) == 3;
  }

  private static void raise(Flags flags, int bit) {
    int before = (int) BITS.getAndBitwiseOr(flags, bit);
    assert (before & bit) == 0;
  }

  static final class Flags {
    int bits;
  }
}

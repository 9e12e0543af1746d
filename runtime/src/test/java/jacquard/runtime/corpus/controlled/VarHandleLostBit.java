package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.VarHandle;

/** Setting a bit by get and set can lose the bit that another thread sets. */
@Expect(value = "assertion", about = "VarHandle bitwise", executions = 4, violations = 2)
public final class VarHandleLostBit {
  private static final VarHandle BITS = Fields.handle(Flags.class, "bits");

  private VarHandleLostBit() {}

  public static void main() throws InterruptedException {
    Flags flags = new Flags();
    Together.run(() -> raise(flags, 1), () -> raise(flags, 2));
    assert (int) BITS.getVolatile(flags) == 3;
  }

  private static void raise(Flags flags, int bit) {
    int seen = (int) BITS.getVolatile(flags);
    BITS.setVolatile(flags, seen | bit);
  }

  static final class Flags {
    int bits;
  }
}

package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.VarHandle;

/** Opaque accesses are atomic: they do not race with each other. */
@Expect(value = "holds", about = "data races")
public final class OpaqueAgainstOpaque {
  static int x;
  static final VarHandle X = Handles.ofStatic("x", OpaqueAgainstOpaque.class);

  private OpaqueAgainstOpaque() {}

  public static void main() throws Exception {
    Together.run(() -> X.setOpaque(1), () -> X.getOpaque());
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain accesses of elements by a handle are seen by whoever reads the array. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class PlainHandleOfBooleans {
  static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(boolean[].class);

  private PlainHandleOfBooleans() {}

  public static void main() throws Exception {
    boolean[] shared = new boolean[2];
    boolean[] seen = new boolean[1];
    Together.run(
        () -> {
          ELEMENT.set(shared, 1, true);
          ELEMENT.set(shared, 1, false);
        },
        () -> seen[0] = (boolean) ELEMENT.get(shared, 1));
    assert seen[0] != true;
  }
}

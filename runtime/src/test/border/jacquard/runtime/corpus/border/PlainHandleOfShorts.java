package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain accesses of elements by a handle are seen by whoever reads the array. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class PlainHandleOfShorts {
  static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(short[].class);

  private PlainHandleOfShorts() {}

  public static void main() throws Exception {
    short[] shared = new short[2];
    short[] seen = new short[1];
    Together.run(
        () -> {
          ELEMENT.set(shared, 1, (short) 5);
          ELEMENT.set(shared, 1, (short) 6);
        },
        () -> seen[0] = (short) ELEMENT.get(shared, 1));
    assert seen[0] != (short) 5;
  }
}

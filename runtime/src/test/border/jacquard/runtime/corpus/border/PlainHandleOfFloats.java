package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain accesses of elements by a handle are seen by whoever reads the array. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class PlainHandleOfFloats {
  static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(float[].class);

  private PlainHandleOfFloats() {}

  public static void main() throws Exception {
    float[] shared = new float[2];
    float[] seen = new float[1];
    Together.run(
        () -> {
          ELEMENT.set(shared, 1, 5f);
          ELEMENT.set(shared, 1, 6f);
        },
        () -> seen[0] = (float) ELEMENT.get(shared, 1));
    assert seen[0] != 5f;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain accesses of elements by a handle are seen by whoever reads the array. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class PlainHandleOfDoubles {
  static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(double[].class);

  private PlainHandleOfDoubles() {}

  public static void main() throws Exception {
    double[] shared = new double[2];
    double[] seen = new double[1];
    Together.run(
        () -> {
          ELEMENT.set(shared, 1, 5.0);
          ELEMENT.set(shared, 1, 6.0);
        },
        () -> seen[0] = (double) ELEMENT.get(shared, 1));
    assert seen[0] != 5.0;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain accesses of elements by a handle are seen by whoever reads the array. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class PlainHandleOfInts {
  static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);

  private PlainHandleOfInts() {}

  public static void main() throws Exception {
    int[] shared = new int[2];
    int[] seen = new int[1];
    Together.run(
        () -> {
          ELEMENT.set(shared, 1, 5);
          ELEMENT.set(shared, 1, 6);
        },
        () -> seen[0] = (int) ELEMENT.get(shared, 1));
    assert seen[0] != 5;
  }
}

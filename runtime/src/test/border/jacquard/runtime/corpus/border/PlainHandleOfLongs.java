package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain accesses of elements by a handle are seen by whoever reads the array. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class PlainHandleOfLongs {
  static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(long[].class);

  private PlainHandleOfLongs() {}

  public static void main() throws Exception {
    long[] shared = new long[2];
    long[] seen = new long[1];
    Together.run(
        () -> {
          ELEMENT.set(shared, 1, 5L);
          ELEMENT.set(shared, 1, 6L);
        },
        () -> seen[0] = (long) ELEMENT.get(shared, 1));
    assert seen[0] != 5L;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain accesses of elements by a handle are seen by whoever reads the array. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class PlainHandleOfBytes {
  static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(byte[].class);

  private PlainHandleOfBytes() {}

  public static void main() throws Exception {
    byte[] shared = new byte[2];
    byte[] seen = new byte[1];
    Together.run(
        () -> {
          ELEMENT.set(shared, 1, (byte) 5);
          ELEMENT.set(shared, 1, (byte) 6);
        },
        () -> seen[0] = (byte) ELEMENT.get(shared, 1));
    assert seen[0] != (byte) 5;
  }
}

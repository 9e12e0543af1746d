package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Plain accesses of elements by a handle are seen by whoever reads the array. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class PlainHandleOfReferences {
  static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(String[].class);

  private PlainHandleOfReferences() {}

  public static void main() throws Exception {
    String[] shared = new String[2];
    String[] seen = new String[1];
    Together.run(
        () -> {
          ELEMENT.set(shared, 1, "5");
          ELEMENT.set(shared, 1, "6");
        },
        () -> seen[0] = (String) ELEMENT.get(shared, 1));
    assert seen[0] != "5";
  }
}

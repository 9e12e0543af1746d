package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A variable handle is bound to an element of an array, which is changed in one step. */
@Expect(value = "holds", about = "accesses of every kind")
public final class CoordinatesInsertedAtomic {

  private CoordinatesInsertedAtomic() {}

  public static void main() throws Throwable {
    int[] array = new int[1];
    VarHandle element =
        MethodHandles.insertCoordinates(
            MethodHandles.arrayElementVarHandle(int[].class), 0, array, 0);
    Together.Body increment =
        () -> {
          int before = (int) element.getAndAdd(1);
          assert before < 2;
        };
    Together.run(increment, increment);
    assert array[0] == 2;
  }
}

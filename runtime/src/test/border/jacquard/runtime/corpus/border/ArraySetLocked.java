package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Array;

/** Two threads increment an array element by reflection, one at a time. */
@Expect(value = "holds", about = "accesses of every kind")
public final class ArraySetLocked {

  private ArraySetLocked() {}

  public static void main() throws Exception {
    int[] array = {0};
    Object lock = new Object();
    Together.Body increment =
        () -> {
          synchronized (lock) {
            Array.setInt(array, 0, Array.getInt(array, 0) + 1);
          }
        };
    Together.run(increment, increment);
    assert array[0] == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Array;

/** Two threads increment an array element by reflection. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class ArraySetRaced {

  private ArraySetRaced() {}

  public static void main() throws Exception {
    int[] array = {0};
    Together.Body increment = () -> Array.setInt(array, 0, Array.getInt(array, 0) + 1);
    Together.run(increment, increment);
    assert array[0] == 2;
  }
}

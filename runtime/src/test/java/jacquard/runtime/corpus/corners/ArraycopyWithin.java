package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A copy within one array, beside one who reads it. */
@Expect(value = "assertion", about = "copies of arrays")
public final class ArraycopyWithin {
  static final int[] array = {1, 2, 3};

  private ArraycopyWithin() {}

  public static void main() throws Exception {
    Together.run(
        () -> System.arraycopy(array, 0, array, 1, 2),
        () -> {
          assert array[2] != 3 || array[1] == 2;
        });
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Arrays;

/** Arrays.copyOf reads what another thread writes. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class ArraysCopySees {

  private ArraysCopySees() {}

  public static void main() throws Exception {
    int[] array = {0, 0};
    Together.run(
        () -> array[1] = 1,
        () -> {
          assert Arrays.copyOf(array, 2)[1] == 0;
        });
  }
}

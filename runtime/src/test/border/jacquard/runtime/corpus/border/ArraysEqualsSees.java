package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Arrays;

/** Arrays.equals reads what another thread writes. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class ArraysEqualsSees {

  private ArraysEqualsSees() {}

  public static void main() throws Exception {
    int[] array = {0, 0};
    int[] zeros = {0, 0};
    Together.run(
        () -> array[1] = 1,
        () -> {
          assert Arrays.equals(array, zeros);
        });
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Arrays;

/** Arrays.hashCode reads what another thread writes. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class ArraysHashCodeSees {

  private ArraysHashCodeSees() {}

  public static void main() throws Exception {
    int[] array = {0, 0};
    int before = Arrays.hashCode(array);
    Together.run(
        () -> array[1] = 1,
        () -> {
          assert Arrays.hashCode(array) == before;
        });
  }
}

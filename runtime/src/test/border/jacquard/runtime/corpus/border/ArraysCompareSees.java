package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Arrays;

/** Arrays.compare reads what another thread writes. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class ArraysCompareSees {

  private ArraysCompareSees() {}

  public static void main() throws Exception {
    char[] array = {'a', 'b'};
    char[] same = {'a', 'b'};
    Together.run(
        () -> array[1] = 'c',
        () -> {
          assert Arrays.compare(array, same) == 0;
        });
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Arrays;

/** Arrays.sort writes what another thread reads. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class ArraysSortSeen {

  private ArraysSortSeen() {}

  public static void main() throws Exception {
    int[] array = {2, 1};
    Together.run(
        () -> Arrays.sort(array),
        () -> {
          assert array[0] == 2;
        });
  }
}

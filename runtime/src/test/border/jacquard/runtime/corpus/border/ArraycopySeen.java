package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** System.arraycopy writes what another thread reads. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class ArraycopySeen {

  private ArraycopySeen() {}

  public static void main() throws Exception {
    int[] array = {0, 0};
    int[] ones = {1, 1};
    Together.run(
        () -> System.arraycopy(ones, 0, array, 0, 2),
        () -> {
          assert array[1] == 0;
        });
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Arrays;

/** Arrays.equals reads under the lock of the writer. */
@Expect(value = "holds", about = "accesses of every kind")
public final class ArraysEqualsLocked {

  private ArraysEqualsLocked() {}

  public static void main() throws Exception {
    int[] array = {0, 0};
    Together.run(
        () -> {
          synchronized (array) {
            array[0] = 1;
            array[1] = 1;
          }
        },
        () -> {
          synchronized (array) {
            assert Arrays.equals(array, new int[] {0, 0}) || Arrays.equals(array, new int[] {1, 1});
          }
        });
  }
}

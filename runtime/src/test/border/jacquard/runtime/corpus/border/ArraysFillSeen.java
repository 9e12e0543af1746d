package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Arrays;

/** Arrays.fill writes what another thread reads. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class ArraysFillSeen {

  private ArraysFillSeen() {}

  public static void main() throws Exception {
    long[] array = new long[2];
    Together.run(
        () -> Arrays.fill(array, 1),
        () -> {
          assert array[1] == 0;
        });
  }
}

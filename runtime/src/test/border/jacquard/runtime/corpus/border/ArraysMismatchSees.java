package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Arrays;

/** Arrays.mismatch reads what another thread writes. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class ArraysMismatchSees {

  private ArraysMismatchSees() {}

  public static void main() throws Exception {
    byte[] array = new byte[8];
    byte[] zeros = new byte[8];
    Together.run(
        () -> array[3] = 1,
        () -> {
          assert Arrays.mismatch(array, zeros) == -1;
        });
  }
}

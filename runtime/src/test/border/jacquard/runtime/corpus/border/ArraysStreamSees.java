package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Arrays;

/** A stream over an array reads what another thread writes. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class ArraysStreamSees {

  private ArraysStreamSees() {}

  public static void main() throws Exception {
    int[] array = {0, 0};
    Together.run(
        () -> array[1] = 1,
        () -> {
          assert Arrays.stream(array).sum() == 0;
        });
  }
}

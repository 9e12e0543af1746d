package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Arrays;

/** Arrays.copyOfRange reads one element after the other. */
@Expect(value = "assertion", about = "copies of arrays")
public final class CopyOfRange {
  static final long[] pair = new long[3];

  private CopyOfRange() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          pair[1] = 1;
          pair[2] = 1;
        },
        () -> {
          long[] copy = Arrays.copyOfRange(pair, 1, 3);
          assert copy[0] == copy[1];
        });
  }
}

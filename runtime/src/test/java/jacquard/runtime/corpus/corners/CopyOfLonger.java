package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Arrays;

/** Arrays.copyOf reads one element after the other. */
@Expect(value = "assertion", about = "copies of arrays")
public final class CopyOfLonger {
  static final int[] pair = new int[2];

  private CopyOfLonger() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          pair[0] = 1;
          pair[1] = 1;
        },
        () -> {
          int[] copy = Arrays.copyOf(pair, 3);
          assert copy[0] == copy[1];
        });
  }
}

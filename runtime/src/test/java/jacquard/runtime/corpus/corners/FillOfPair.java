package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Arrays;

/** Arrays.fill writes one element after the other. */
@Expect(value = "assertion", about = "copies of arrays")
public final class FillOfPair {
  static final char[] pair = new char[2];

  private FillOfPair() {}

  public static void main() throws Exception {
    Together.run(
        () -> Arrays.fill(pair, 'a'),
        () -> {
          assert pair[0] == pair[1];
        });
  }
}

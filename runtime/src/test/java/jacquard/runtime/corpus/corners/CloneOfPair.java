package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** So does a clone. */
@Expect(value = "assertion", about = "copies of arrays")
public final class CloneOfPair {
  static final byte[] pair = new byte[2];

  private CloneOfPair() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          pair[0] = 1;
          pair[1] = 1;
        },
        () -> {
          byte[] copy = pair.clone();
          assert copy[0] == copy[1];
        });
  }
}

package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** System.arraycopy reads between two writes that belong together. */
@Expect(value = "assertion", about = "copies of arrays")
public final class ArraycopyReads {
  static final int[] pair = new int[2];

  private ArraycopyReads() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          pair[0] = 1;
          pair[1] = 1;
        },
        () -> {
          int[] copy = new int[2];
          System.arraycopy(pair, 0, copy, 0, 2);
          assert copy[0] == copy[1];
        });
  }
}

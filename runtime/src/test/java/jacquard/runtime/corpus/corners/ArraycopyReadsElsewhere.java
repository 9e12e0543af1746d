package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** What is not copied may be written. */
@Expect(value = "holds", about = "copies of arrays")
public final class ArraycopyReadsElsewhere {
  static final int[] pair = new int[4];

  private ArraycopyReadsElsewhere() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          pair[0] = 1;
          pair[3] = 1;
        },
        () -> {
          int[] copy = new int[2];
          System.arraycopy(pair, 1, copy, 0, 2);
          assert copy[0] == copy[1];
        });
  }
}

package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A copy under the lock of the writer. */
@Expect(value = "holds", about = "copies of arrays")
public final class ArraycopyLocked {
  static final int[] pair = new int[2];

  private ArraycopyLocked() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          synchronized (pair) {
            pair[0] = 1;
            pair[1] = 1;
          }
        },
        () -> {
          int[] copy = new int[2];
          synchronized (pair) {
            System.arraycopy(pair, 0, copy, 0, 2);
          }
          assert copy[0] == copy[1];
        });
  }
}

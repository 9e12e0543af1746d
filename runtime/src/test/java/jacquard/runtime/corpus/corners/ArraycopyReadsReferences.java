package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** So it does with references. */
@Expect(value = "assertion", about = "copies of arrays")
public final class ArraycopyReadsReferences {
  static final String[] pair = {"a", "a"};

  private ArraycopyReadsReferences() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          pair[0] = "b";
          pair[1] = "b";
        },
        () -> {
          Object[] copy = new Object[3];
          System.arraycopy(pair, 0, copy, 1, 2);
          assert copy[1].equals(copy[2]);
        });
  }
}

package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** What System.arraycopy reads races with a write, and only the elements that it reads. */
@Expect(value = "holds", about = "data races")
public final class CopiedWhileWritten {
  static final int[] array = new int[3];

  private CopiedWhileWritten() {}

  public static void main() throws Exception {
    int[] copy = new int[2];
    Together.run(
        () -> {
          array[0] = 1;
          array[2] = 1;
        },
        () -> System.arraycopy(array, 1, copy, 0, 2));
  }
}

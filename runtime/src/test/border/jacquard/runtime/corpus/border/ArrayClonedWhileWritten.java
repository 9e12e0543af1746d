package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** An array is copied between two writes that belong together. */
@Expect(value = "assertion", about = "clones")
public final class ArrayClonedWhileWritten {

  private ArrayClonedWhileWritten() {}

  public static void main() throws Exception {
    int[] pair = {0, 0};
    Together.run(
        () -> {
          pair[0] = 1;
          pair[1] = 1;
        },
        () -> {
          int[] copy = pair.clone();
          assert copy[0] == copy[1];
        });
  }
}

package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** What a clone reads races with a write. */
@Expect(value = "holds", about = "data races")
public final class ClonedWhileWritten {
  static final int[] array = new int[2];

  private ClonedWhileWritten() {}

  public static void main() throws Exception {
    Together.run(() -> array[1] = 1, () -> copy());
  }

  static int[] copy() {
    return array.clone();
  }
}

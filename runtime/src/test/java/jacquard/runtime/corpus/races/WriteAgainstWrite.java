package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two plain writes, and nobody reads. */
@Expect(value = "holds", about = "data races")
public final class WriteAgainstWrite {
  static int x;

  private WriteAgainstWrite() {}

  public static void main() throws Exception {
    Together.run(() -> x = 1, () -> x = 2);
  }
}

package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A plain read and a plain write: a race in either order. */
@Expect(value = "holds", about = "data races")
public final class ReadAgainstWrite {
  static int x;
  static int seen;

  private ReadAgainstWrite() {}

  public static void main() throws Exception {
    Together.run(() -> seen = x, () -> x = 2);
  }
}

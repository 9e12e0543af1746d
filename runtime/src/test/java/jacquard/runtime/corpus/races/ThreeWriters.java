package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Each pair of writers races, also where another write comes between. */
@Expect(value = "holds", about = "data races")
public final class ThreeWriters {
  static int x;

  private ThreeWriters() {}

  public static void main() throws Exception {
    Together.run(() -> x = 1, () -> x = 2, () -> x = 3);
  }
}

package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Writes of the same element do. */
@Expect(value = "holds", about = "data races")
public final class ElementRaced {
  static final int[] array = new int[2];

  private ElementRaced() {}

  public static void main() throws Exception {
    Together.run(() -> array[1] = 1, () -> array[1] = 2);
  }
}

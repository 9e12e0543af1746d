package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Different elements of an array do not race. */
@Expect(value = "holds", about = "data races")
public final class ElementsApart {
  static final int[] array = new int[2];

  private ElementsApart() {}

  public static void main() throws Exception {
    Together.run(() -> array[0] = 1, () -> array[1] = 1);
  }
}

package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two plain reads are no race. */
@Expect(value = "holds", about = "data races")
public final class ReadAgainstRead {
  static int x;

  private ReadAgainstRead() {}

  public static void main() throws Exception {
    Together.run(() -> x(), () -> x());
  }

  static int x() {
    return x;
  }
}

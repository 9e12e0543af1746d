package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The writer races with both readers, not only with the last. */
@Expect(value = "holds", about = "data races")
public final class TwoReadersAndAWriter {
  static int x;

  private TwoReadersAndAWriter() {}

  public static void main() throws Exception {
    Together.run(() -> x(), () -> y(), () -> x = 1);
  }

  static int x() {
    return x;
  }

  static int y() {
    return x;
  }
}

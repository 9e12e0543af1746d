package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A write races with a read although a write of the reader comes between. */
@Expect(value = "holds", about = "data races")
public final class AfterTheReader {
  static int x;
  static int seen;

  private AfterTheReader() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          seen = x;
          x = 1;
        },
        () -> x = 2);
  }
}

package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The accesses of one thread do not race with each other. */
@Expect(value = "holds", about = "data races")
public final class SameThreadTwice {
  static int data;

  private SameThreadTwice() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          data = data + 1;
        });
  }
}

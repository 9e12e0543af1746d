package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Volatile accesses race with nobody, although one writes. */
@Expect(value = "holds", about = "data races")
public final class VolatileAgainstVolatile {
  static volatile int x;

  private VolatileAgainstVolatile() {}

  public static void main() throws Exception {
    Together.run(() -> x = 1, () -> x = 2, () -> read());
  }

  static int read() {
    return x;
  }
}

package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/**
 * What is read of an object that a race publishes: the race is that on the reference. What the
 * constructor wrote before is not looked at.
 */
@Expect(value = "holds", about = "data races")
public final class FinalField {
  static Pair shared;

  private FinalField() {}

  public static void main() throws Exception {
    Together.run(
        () -> shared = new Pair(1, 2),
        () -> {
          Pair pair = shared;
          if (pair != null) {
            sum(pair);
          }
        });
  }

  static int sum(Pair pair) {
    return pair.fixed + pair.free;
  }

  static final class Pair {
    final int fixed;
    int free;

    Pair(int fixed, int free) {
      this.fixed = fixed;
      this.free = free;
    }
  }
}

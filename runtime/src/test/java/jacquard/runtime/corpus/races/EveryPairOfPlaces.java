package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Only twenty pairs of places are kept. */
@Expect(value = "holds", about = "data races")
public final class EveryPairOfPlaces {
  static int x;

  private EveryPairOfPlaces() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          x = 1;
          x = 2;
          x = 3;
          x = 4;
        },
        () -> {
          x = 5;
          x = 6;
          x = 7;
          x = 8;
        });
  }
}

package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A volatile read comes after all writes of the flag, not only after the last. */
@Expect(value = "holds", about = "data races")
public final class TwoWritersOfAFlag {
  static int data;
  static volatile int count;

  private TwoWritersOfAFlag() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          count = 1;
        },
        () -> {
          if (count == 1) {
            count = 2;
          }
        },
        () -> {
          if (count == 2) {
            read();
          }
        });
  }

  static int read() {
    return data;
  }
}

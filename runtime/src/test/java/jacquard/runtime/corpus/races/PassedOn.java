package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Edges through two flags add up. */
@Expect(value = "holds", about = "data races")
public final class PassedOn {
  static int data;
  static volatile boolean first;
  static volatile boolean second;

  private PassedOn() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          first = true;
        },
        () -> {
          if (first) {
            second = true;
          }
        },
        () -> {
          if (second) {
            read();
          }
        });
  }

  static int read() {
    return data;
  }
}

package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A volatile flag orders the data behind it. */
@Expect(value = "holds", about = "data races")
public final class VolatileFlag {
  static int data;
  static volatile boolean ready;

  private VolatileFlag() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          ready = true;
        },
        () -> {
          if (ready) {
            read();
          }
        });
  }

  static int read() {
    return data;
  }
}

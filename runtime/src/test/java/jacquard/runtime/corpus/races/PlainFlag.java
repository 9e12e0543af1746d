package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A plain flag orders nothing: it and the data race. */
@Expect(value = "holds", about = "data races")
public final class PlainFlag {
  static int data;
  static boolean ready;

  private PlainFlag() {}

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

package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** What other executions have ordered is not ordered in this one. */
@Expect(value = "holds", about = "data races")
public final class FlagReadTooEarly {
  static int data;
  static volatile boolean ready;

  private FlagReadTooEarly() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          ready = true;
        },
        () -> {
          look();
          read();
        });
  }

  static int read() {
    return data;
  }

  static boolean look() {
    return ready;
  }
}

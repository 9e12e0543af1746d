package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The order of starts is passed on from thread to thread. */
@Expect(value = "holds", about = "data races")
public final class StartedByAnother {
  static int data;

  private StartedByAnother() {}

  public static void main() throws Exception {
    data = 1;
    Thread outer =
        Together.thread(
            "outer",
            () -> {
              Thread inner = Together.thread("inner", () -> data = 2);
              inner.start();
              inner.join();
            });
    outer.start();
    outer.join();
    data = 3;
  }
}

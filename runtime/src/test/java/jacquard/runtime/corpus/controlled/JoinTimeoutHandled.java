package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The value is used only if the writer has ended in time. */
@Expect(value = "holds", about = "timed join")
public final class JoinTimeoutHandled {
  static int value;

  private JoinTimeoutHandled() {}

  public static void main() throws InterruptedException {
    Thread writer = Together.thread("writer", () -> value = 1);
    writer.start();
    writer.join(10);
    if (!writer.isAlive()) {
      assert value == 1;
    }
  }
}

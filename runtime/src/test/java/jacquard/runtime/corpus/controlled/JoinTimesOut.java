package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The time may be over before the writer has ended. */
@Expect(value = "assertion", about = "timed join")
public final class JoinTimesOut {
  static int value;

  private JoinTimesOut() {}

  public static void main() throws InterruptedException {
    Thread writer = Together.thread("writer", () -> value = 1);
    writer.start();
    writer.join(10);
    assert value == 1;
  }
}

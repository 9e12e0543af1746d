package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** That main gave way does not mean that the writer has written. */
@Expect(value = "assertion", about = "yield")
@SuppressWarnings("ThreadPriorityCheck") // what this is about
public final class YieldAsSynchronisation {
  static volatile boolean written;

  private YieldAsSynchronisation() {}

  public static void main() {
    Together.thread("writer", () -> written = true).start();
    Thread.yield();
    assert written;
  }
}

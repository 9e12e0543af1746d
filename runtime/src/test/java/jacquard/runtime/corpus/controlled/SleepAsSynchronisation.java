package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** That main slept does not mean that the writer has written. */
@Expect(value = "assertion", about = "sleep")
public final class SleepAsSynchronisation {
  static volatile boolean written;

  private SleepAsSynchronisation() {}

  public static void main() throws InterruptedException {
    Together.thread("writer", () -> written = true).start();
    Thread.sleep(100);
    assert written;
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A loop without visible operations never ends if its limit is read too early. */
@Expect(value = "endless-loop", about = "endless loop")
public final class EndlessLoop {
  static volatile boolean limited;
  static volatile long result;

  private EndlessLoop() {}

  public static void main() throws InterruptedException {
    Thread thread = Together.thread("runner", () -> result = count(limited ? 10 : -1));
    thread.start();
    limited = true;
    thread.join();
  }

  private static long count(int limit) {
    while (limit < 0) {
      // nothing changes here
    }
    return limit;
  }
}

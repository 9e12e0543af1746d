package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The depth of a recursion has no bottom if it is read too early. */
@Expect(value = "exception", about = "stack overflow", message = "StackOverflowError")
public final class EndlessRecursion {
  static volatile int bottom = -1;

  private EndlessRecursion() {}

  public static void main() throws InterruptedException {
    Thread thread = Together.thread("diver", () -> dive(0, bottom));
    thread.start();
    bottom = 10;
    thread.join();
  }

  private static int dive(int depth, int last) {
    return depth == last ? depth : 1 + dive(depth + 1, last);
  }
}

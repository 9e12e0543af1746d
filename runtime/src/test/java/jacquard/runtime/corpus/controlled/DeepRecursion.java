package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A recursion with a bottom ends. */
@Expect(value = "holds", about = "stack overflow", executions = 1)
public final class DeepRecursion {
  static volatile int bottom = -1;

  private DeepRecursion() {}

  public static void main() throws InterruptedException {
    Thread thread = Together.thread("diver", () -> dive(0, bottom));
    bottom = 1_000;
    thread.start();
    thread.join();
  }

  private static int dive(int depth, int last) {
    return depth == last ? depth : 1 + dive(depth + 1, last);
  }
}

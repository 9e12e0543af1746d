package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The flag is set before the thread that looks at it is started. */
@Expect(value = "holds", about = "System.exit", executions = 1)
public final class ExitAvoided {
  static volatile boolean ready;

  private ExitAvoided() {}

  public static void main() throws InterruptedException {
    Thread guard = Together.thread("guard", ExitAvoided::check);
    ready = true;
    guard.start();
    guard.join();
  }

  private static void check() {
    if (!ready) {
      System.exit(3);
    }
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread ends the program if it does not see the flag that main sets after it has started it. */
@Expect(value = "exit", message = "the program calls System.exit(3)", about = "System.exit")
public final class ExitTooEarly {
  static volatile boolean ready;

  private ExitTooEarly() {}

  public static void main() throws InterruptedException {
    Thread guard = Together.thread("guard", ExitTooEarly::check);
    guard.start();
    ready = true;
    guard.join();
  }

  private static void check() {
    if (!ready) {
      System.exit(3);
    }
  }
}

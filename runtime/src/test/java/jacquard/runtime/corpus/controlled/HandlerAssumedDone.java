package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** That the thread will fail does not mean that its handler has run. */
@Expect(value = "assertion", about = "uncaught exception handler")
public final class HandlerAssumedDone {
  static volatile boolean handled;

  private HandlerAssumedDone() {}

  public static void main() throws InterruptedException {
    Thread thread = Together.thread("failing", HandlerAssumedDone::fail);
    thread.setUncaughtExceptionHandler((_, _) -> handled = true);
    thread.start();
    boolean seen = handled;
    thread.join();
    assert seen;
  }

  private static void fail() {
    throw new IllegalStateException("expected by the handler");
  }
}

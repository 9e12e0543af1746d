package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** The handler of a thread has run when the thread is joined, and no exception is left uncaught. */
@Expect(value = "holds", about = "uncaught exception handler", executions = 1)
public final class HandlerBeforeJoin {
  static boolean handled;

  private HandlerBeforeJoin() {}

  public static void main() throws InterruptedException {
    Thread thread = Together.thread("failing", HandlerBeforeJoin::fail);
    thread.setUncaughtExceptionHandler((_, _) -> handled = true);
    thread.start();
    thread.join();
    assert handled;
  }

  private static void fail() {
    throw new IllegalStateException("expected by the handler");
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Main gives way, and then waits for the writer. */
@Expect(value = "holds", about = "yield", executions = 1)
@SuppressWarnings("ThreadPriorityCheck") // what this is about
public final class YieldThenJoin {
  static volatile boolean written;

  private YieldThenJoin() {}

  public static void main() throws InterruptedException {
    Thread writer = Together.thread("writer", () -> written = true);
    writer.start();
    Thread.yield();
    writer.join();
    assert written;
  }
}

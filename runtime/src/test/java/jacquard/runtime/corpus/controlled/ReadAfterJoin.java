package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Main reads what a thread writes after it has joined the thread. */
@Expect(value = "holds", about = "Thread.join", executions = 1)
public final class ReadAfterJoin {
  static int value;

  private ReadAfterJoin() {}

  public static void main() throws InterruptedException {
    Thread writer = Together.thread("writer", () -> value = 1);
    writer.start();
    writer.join();
    assert value == 1;
  }
}

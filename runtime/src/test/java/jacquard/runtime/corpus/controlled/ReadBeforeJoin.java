package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Main reads what a thread writes before it has joined the thread. */
@Expect(value = "assertion", about = "Thread.join", executions = 2, violations = 1)
public final class ReadBeforeJoin {
  static int value;

  private ReadBeforeJoin() {}

  public static void main() throws InterruptedException {
    Thread writer = Together.thread("writer", () -> value = 1);
    writer.start();
    int seen = value;
    writer.join();
    assert seen == 1;
  }
}

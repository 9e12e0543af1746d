package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Main writes what a thread reads before it starts the thread. */
@Expect(value = "holds", about = "Thread.start", executions = 1)
public final class WriteBeforeStart {
  static int value;

  private WriteBeforeStart() {}

  public static void main() throws InterruptedException {
    Thread reader = Together.thread("reader", WriteBeforeStart::read);
    value = 1;
    reader.start();
    reader.join();
  }

  private static void read() {
    assert value == 1;
  }
}

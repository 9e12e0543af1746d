package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Main writes what a thread reads after it has started the thread. */
@Expect(value = "assertion", about = "Thread.start", executions = 2, violations = 1)
public final class WriteAfterStart {
  static int value;

  private WriteAfterStart() {}

  public static void main() throws InterruptedException {
    Thread reader = Together.thread("reader", WriteAfterStart::read);
    reader.start();
    value = 1;
    reader.join();
  }

  private static void read() {
    assert value == 1;
  }
}

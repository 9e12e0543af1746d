package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** That a thread has been started does not mean that it still runs. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class ThreadStateGuessed {

  private ThreadStateGuessed() {}

  public static void main() throws Exception {
    Thread worker = Together.thread("worker", () -> {});
    worker.start();
    assert worker.getState() != Thread.State.TERMINATED;
  }
}

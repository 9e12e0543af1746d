package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Both threads may find that the worker has not been started, and start it. */
@Expect(
    value = "exception",
    about = "Thread started twice",
    message = "IllegalThreadStateException")
public final class StartedTwice {
  static final Thread worker = Together.thread("worker", () -> {});
  static volatile boolean started;

  private StartedTwice() {}

  public static void main() throws InterruptedException {
    Together.run(StartedTwice::start, StartedTwice::start);
  }

  private static void start() {
    if (!started) {
      started = true;
      worker.start();
    }
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicBoolean;

/** Whoever changes the flag starts the worker. */
@Expect(value = "holds", about = "Thread started twice", executions = 2)
public final class StartedOnce {
  static final Thread worker = Together.thread("worker", () -> {});
  static final AtomicBoolean started = new AtomicBoolean();

  private StartedOnce() {}

  public static void main() throws InterruptedException {
    Together.run(StartedOnce::start, StartedOnce::start);
  }

  private static void start() {
    if (started.compareAndSet(false, true)) {
      worker.start();
    }
  }
}

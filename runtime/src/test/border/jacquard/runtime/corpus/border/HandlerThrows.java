package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.atomic.AtomicInteger;

/** What a handler of uncaught exceptions throws is ignored. */
@Expect(value = "holds", about = "exceptions that misbehave")
public final class HandlerThrows {
  static final AtomicInteger N = new AtomicInteger();

  private HandlerThrows() {}

  public static void main() throws Exception {
    Thread worker =
        new Thread(
            () -> {
              throw new IllegalStateException();
            });
    worker.setUncaughtExceptionHandler(
        (thread, thrown) -> {
          N.incrementAndGet();
          throw new IllegalArgumentException();
        });
    worker.start();
    worker.join();
    assert N.get() == 1;
  }
}

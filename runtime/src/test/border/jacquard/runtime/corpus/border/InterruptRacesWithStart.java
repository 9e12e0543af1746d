package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** A thread that was interrupted once sees it once, however early that was. */
@Expect(value = "holds", about = "interrupts")
public final class InterruptRacesWithStart {
  static final AtomicInteger SEEN = new AtomicInteger();

  private InterruptRacesWithStart() {}

  public static void main() throws Exception {
    Thread worker =
        Together.thread(
            "worker",
            () -> {
              for (int i = 0; i < 3; i++) {
                if (Thread.interrupted()) {
                  SEEN.incrementAndGet();
                }
              }
            });
    Together.run(() -> worker.start(), () -> worker.interrupt());
    worker.join();
    assert SEEN.get() <= 1;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** An interrupt that races with the start of a thread ends one sleep and not two. */
@Expect(value = "holds", about = "interrupts")
public final class InterruptEndsOneSleep {
  static final AtomicInteger ENDED = new AtomicInteger();

  static void sleep() {
    try {
      Thread.sleep(5000);
    } catch (InterruptedException e) {
      ENDED.incrementAndGet();
    }
  }

  private InterruptEndsOneSleep() {}

  public static void main() throws Exception {
    Thread worker =
        Together.thread(
            "worker",
            () -> {
              sleep();
              sleep();
            });
    Together.run(() -> worker.start(), () -> worker.interrupt());
    worker.join();
    assert ENDED.get() <= 1;
  }
}

package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.Semaphore;

/** A permit that is given orders what comes before it. */
@Expect(value = "holds", about = "data races")
public final class SemaphoreOrders {
  static int data;
  static final Semaphore ready = new Semaphore(0);

  private SemaphoreOrders() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          ready.release();
        },
        () -> {
          if (ready.tryAcquire()) {
            read();
          }
        });
  }

  static int read() {
    return data;
  }
}

package jacquard.runtime.corpus.races;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CountDownLatch;

/** Counting down comes before what waits for it. */
@Expect(value = "holds", about = "data races")
public final class LatchOrders {
  static int data;
  static final CountDownLatch ready = new CountDownLatch(1);

  private LatchOrders() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          data = 1;
          ready.countDown();
        },
        () -> {
          ready.await();
          read();
        });
  }

  static int read() {
    return data;
  }
}

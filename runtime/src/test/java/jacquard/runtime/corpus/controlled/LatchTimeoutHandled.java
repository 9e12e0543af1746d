package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The value is used only if the latch has opened in time. */
@Expect(value = "holds", about = "timed latch")
public final class LatchTimeoutHandled {
  static final CountDownLatch latch = new CountDownLatch(1);
  static int value;

  private LatchTimeoutHandled() {}

  public static void main() throws InterruptedException {
    Together.thread("writer", LatchTimeoutHandled::write).start();
    if (latch.await(10, TimeUnit.MILLISECONDS)) {
      assert value == 1;
    }
  }

  private static void write() {
    value = 1;
    latch.countDown();
  }
}

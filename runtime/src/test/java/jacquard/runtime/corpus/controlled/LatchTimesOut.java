package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The time may be over before the latch opens, and nobody looks at what await says. */
@Expect(value = "assertion", about = "timed latch")
public final class LatchTimesOut {
  static final CountDownLatch latch = new CountDownLatch(1);
  static int value;

  private LatchTimesOut() {}

  public static void main() throws InterruptedException {
    Together.thread("writer", LatchTimesOut::write).start();
    latch.await(10, TimeUnit.MILLISECONDS);
    assert value == 1;
  }

  private static void write() {
    value = 1;
    latch.countDown();
  }
}

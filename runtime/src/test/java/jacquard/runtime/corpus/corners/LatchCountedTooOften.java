package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CountDownLatch;

/** A latch that is open stays at zero, however often it is counted down. */
@Expect(value = "holds", about = "CountDownLatch")
public final class LatchCountedTooOften {
  static final CountDownLatch latch = new CountDownLatch(1);

  private LatchCountedTooOften() {}

  public static void main() throws InterruptedException {
    Thread other = Together.thread("other", latch::countDown);
    other.start();
    latch.countDown();
    other.join();
    assert latch.getCount() == 0;
  }
}

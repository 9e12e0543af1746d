package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;

/** A join says whether it has seen the end: not of a thread that waits for the one that joins. */
@Expect(value = "holds", about = "timed join")
public final class JoinForAnHour {
  static final CountDownLatch latch = new CountDownLatch(1);

  private JoinForAnHour() {}

  public static void main() throws InterruptedException {
    Thread waiter = Together.thread("waiter", JoinForAnHour::await);
    waiter.start();
    assert !waiter.join(Duration.ofHours(1));
    latch.countDown();
    assert waiter.join(Duration.ofHours(1));
  }

  private static void await() {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** The time may be over before there is a permit, and the thread goes on without one. */
@Expect(value = "assertion", about = "timed Semaphore")
public final class AcquireTimesOut {
  static final Semaphore permits = new Semaphore(1);
  static int count;

  private AcquireTimesOut() {}

  public static void main() throws InterruptedException {
    Together.run(AcquireTimesOut::increment, AcquireTimesOut::increment);
    assert count == 2;
  }

  private static void increment() throws InterruptedException {
    boolean acquired = permits.tryAcquire(10, TimeUnit.MILLISECONDS);
    count++;
    if (acquired) {
      permits.release();
    }
  }
}

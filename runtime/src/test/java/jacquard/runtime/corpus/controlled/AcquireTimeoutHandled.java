package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Who gets no permit in time gives up. */
@Expect(value = "holds", about = "timed Semaphore")
public final class AcquireTimeoutHandled {
  static final Semaphore permits = new Semaphore(1);
  static int count;

  private AcquireTimeoutHandled() {}

  public static void main() throws InterruptedException {
    Together.run(AcquireTimeoutHandled::increment, AcquireTimeoutHandled::increment);
    assert count == 1 || count == 2;
  }

  private static void increment() throws InterruptedException {
    if (permits.tryAcquire(10, TimeUnit.MILLISECONDS)) {
      count++;
      permits.release();
    }
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.Semaphore;

/** Two permits let both threads in at the same time, and an update is lost. */
@Expect(value = "assertion", about = "Semaphore")
public final class SemaphoreWithTwoPermits {
  static final Semaphore permits = new Semaphore(2);
  static int count;

  private SemaphoreWithTwoPermits() {}

  public static void main() throws InterruptedException {
    Together.run(SemaphoreWithTwoPermits::increment, SemaphoreWithTwoPermits::increment);
    assert count == 2;
  }

  private static void increment() throws InterruptedException {
    permits.acquire();
    count++;
    permits.release();
  }
}

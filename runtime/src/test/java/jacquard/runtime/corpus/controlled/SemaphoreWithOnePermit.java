package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.Semaphore;

/** One permit lets one thread in at a time. */
@Expect(value = "holds", about = "Semaphore")
public final class SemaphoreWithOnePermit {
  static final Semaphore permits = new Semaphore(1);
  static int count;

  private SemaphoreWithOnePermit() {}

  public static void main() throws InterruptedException {
    Together.run(SemaphoreWithOnePermit::increment, SemaphoreWithOnePermit::increment);
    assert count == 2;
  }

  private static void increment() throws InterruptedException {
    permits.acquire();
    count++;
    permits.release();
  }
}

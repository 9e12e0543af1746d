package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;

/** A task waits for ever for a latch, which is opened only if main sees that the task has begun. */
@Expect(value = "deadlock", about = "pool left running")
public final class BusyWorkerLeft {
  static final CountDownLatch latch = new CountDownLatch(1);
  static volatile boolean begun;

  private BusyWorkerLeft() {}

  public static void main() {
    Executors.newFixedThreadPool(1).execute(BusyWorkerLeft::task);
    if (begun) {
      latch.countDown();
    }
  }

  private static void task() {
    begun = true;
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}

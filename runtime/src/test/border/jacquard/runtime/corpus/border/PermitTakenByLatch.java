package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

/** Who waits for a latch may take the permit that was meant for later. */
@Expect(value = "deadlock", about = "waiting")
public final class PermitTakenByLatch {

  private PermitTakenByLatch() {}

  public static void main() throws Throwable {
    CountDownLatch latch = new CountDownLatch(1);
    Thread thread =
        Together.thread(
            "T1",
            () -> {
              latch.await();
              LockSupport.park();
            });
    thread.start();
    LockSupport.unpark(thread);
    latch.countDown();
    thread.join();
  }
}

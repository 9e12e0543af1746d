package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Who waits for a lock may take the permit that was meant for later. */
@Expect(value = "deadlock", about = "waiting")
public final class PermitTakenByLock {

  private PermitTakenByLock() {}

  public static void main() throws Throwable {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    Thread thread =
        Together.thread(
            "T1",
            () -> {
              lock.lock();
              lock.unlock();
              LockSupport.park();
            });
    thread.start();
    LockSupport.unpark(thread);
    lock.unlock();
    thread.join();
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Who waits for a lock hides an interrupt until it has the lock. */
@Expect(value = "assertion", about = "waiting")
public final class InterruptHiddenByLock {

  private InterruptHiddenByLock() {}

  public static void main() throws Throwable {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    Thread thread =
        Together.thread(
            "T1",
            () -> {
              lock.lock();
              lock.unlock();
            });
    thread.start();
    thread.interrupt();
    boolean isInterrupted = !thread.isAlive() || thread.isInterrupted();
    lock.unlock();
    thread.join();
    assert isInterrupted;
  }
}

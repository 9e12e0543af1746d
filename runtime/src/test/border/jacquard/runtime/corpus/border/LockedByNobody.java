package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** A lock is locked a moment before it says by whom. */
@Expect(value = "assertion", about = "operations that are one step")
public final class LockedByNobody {

  private LockedByNobody() {}

  public static void main() throws Throwable {
    ReentrantLock lock = new ReentrantLock();
    Thread thread = Together.thread("T1", lock::lock);
    thread.start();
    if (lock.isLocked()) {
      assert !lock.toString().contains("Unlocked");
    }
    thread.join();
  }
}

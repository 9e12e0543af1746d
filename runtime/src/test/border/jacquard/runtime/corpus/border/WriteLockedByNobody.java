package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A lock for writers is locked a moment before it says by whom. */
@Expect(value = "assertion", about = "operations that are one step")
public final class WriteLockedByNobody {

  private WriteLockedByNobody() {}

  public static void main() throws Throwable {
    ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    Thread thread = Together.thread("T1", () -> lock.writeLock().lock());
    thread.start();
    if (lock.isWriteLocked()) {
      assert !lock.writeLock().toString().contains("Unlocked");
    }
    thread.join();
  }
}

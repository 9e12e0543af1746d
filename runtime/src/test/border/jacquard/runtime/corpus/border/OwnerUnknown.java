package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** A lock is locked a moment before it says by whom: to a subclass. */
@Expect(
    value = "exception",
    about = "operations that are one step",
    message = "NullPointerException")
public final class OwnerUnknown {
  private static final class Owned extends ReentrantLock {
    Thread owner() {
      return getOwner();
    }
  }

  private OwnerUnknown() {}

  public static void main() throws Throwable {
    Owned lock = new Owned();
    Thread thread = Together.thread("T1", lock::lock);
    thread.start();
    if (lock.isLocked()) {
      lock.owner().getName();
    }
    thread.join();
  }
}

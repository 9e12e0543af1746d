package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A thread may be seen to be blocked by a monitor. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class ThreadStateBlocked {

  private ThreadStateBlocked() {}

  public static void main() throws Exception {
    Object lock = new Object();
    Thread worker =
        Together.thread(
            "worker",
            () -> {
              synchronized (lock) {
                assert Thread.holdsLock(lock);
              }
            });
    synchronized (lock) {
      worker.start();
      assert worker.getState() != Thread.State.BLOCKED;
    }
  }
}

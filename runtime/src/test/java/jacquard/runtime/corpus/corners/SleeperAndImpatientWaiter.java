package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A wait of two seconds does not. */
@Expect(value = "assertion", about = "order of deadlines")
@SuppressWarnings("WaitNotInLoop") // nobody notifies
public final class SleeperAndImpatientWaiter {
  static final Object lock = new Object();
  static boolean slept;

  private SleeperAndImpatientWaiter() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          synchronized (lock) {
            lock.wait(2_000);
            assert slept;
          }
        },
        () -> {
          Thread.sleep(5_000);
          synchronized (lock) {
            slept = true;
          }
        });
  }
}

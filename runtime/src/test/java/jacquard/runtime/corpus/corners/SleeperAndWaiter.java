package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** A wait of ten seconds outlasts a sleep of five, whoever began first. */
@Expect(value = "holds", about = "order of deadlines")
@SuppressWarnings("WaitNotInLoop") // nobody notifies
public final class SleeperAndWaiter {
  static final Object lock = new Object();
  static boolean slept;

  private SleeperAndWaiter() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          synchronized (lock) {
            lock.wait(10_000);
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

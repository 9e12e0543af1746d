package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.LockSupport;

/** The signal may come between the look at the flag and the announcement that somebody sleeps. */
@Expect(value = "deadlock", about = "park and unpark", executions = 3, violations = 1)
public final class ParkAfterCheck {
  static volatile boolean flag;
  static volatile boolean asleep;

  private ParkAfterCheck() {}

  public static void main() throws InterruptedException {
    Thread sleeper = Together.thread("sleeper", ParkAfterCheck::sleep);
    sleeper.start();
    flag = true;
    if (asleep) {
      LockSupport.unpark(sleeper);
    }
    sleeper.join();
  }

  private static void sleep() {
    if (!flag) {
      asleep = true;
      LockSupport.park();
    }
  }
}

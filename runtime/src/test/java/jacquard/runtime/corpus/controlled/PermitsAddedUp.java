package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.LockSupport;

/** Two unparks that come before the first park leave one permit only. */
@Expect(value = "deadlock", about = "permits of park")
public final class PermitsAddedUp {
  private PermitsAddedUp() {}

  public static void main() throws InterruptedException {
    Thread sleeper =
        Together.thread(
            "sleeper",
            () -> {
              LockSupport.park();
              LockSupport.park();
            });
    sleeper.start();
    LockSupport.unpark(sleeper);
    LockSupport.unpark(sleeper);
    sleeper.join();
  }
}

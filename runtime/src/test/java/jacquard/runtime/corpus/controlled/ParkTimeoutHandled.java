package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.LockSupport;

/** When the time is over the sleeper looks at the flag again, and then parks without a limit. */
@Expect(value = "holds", about = "timed park")
public final class ParkTimeoutHandled {
  static volatile boolean ready;

  private ParkTimeoutHandled() {}

  public static void main() throws InterruptedException {
    Thread sleeper = Together.thread("sleeper", ParkTimeoutHandled::sleep);
    sleeper.start();
    ready = true;
    LockSupport.unpark(sleeper);
    sleeper.join();
  }

  private static void sleep() {
    LockSupport.parkNanos(10_000_000);
    while (!ready) {
      LockSupport.park();
    }
  }
}

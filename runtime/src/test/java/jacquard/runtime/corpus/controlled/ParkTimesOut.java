package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.LockSupport;

/** The time may be over before the flag is set. */
@Expect(value = "assertion", about = "timed park")
public final class ParkTimesOut {
  static volatile boolean ready;

  private ParkTimesOut() {}

  public static void main() throws InterruptedException {
    Thread sleeper = Together.thread("sleeper", ParkTimesOut::sleep);
    sleeper.start();
    ready = true;
    LockSupport.unpark(sleeper);
    sleeper.join();
  }

  private static void sleep() {
    LockSupport.parkNanos(10_000_000);
    assert ready;
  }
}

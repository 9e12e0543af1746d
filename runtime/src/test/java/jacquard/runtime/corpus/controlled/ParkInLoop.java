package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.LockSupport;

/** A permit that comes before the park is kept, and who wakes up looks at the flag again. */
@Expect(value = "holds", about = "park and unpark")
public final class ParkInLoop {
  static volatile boolean flag;

  private ParkInLoop() {}

  public static void main() throws InterruptedException {
    Thread sleeper = Together.thread("sleeper", ParkInLoop::sleep);
    sleeper.start();
    flag = true;
    LockSupport.unpark(sleeper);
    sleeper.join();
  }

  private static void sleep() {
    while (!flag) {
      LockSupport.park();
    }
  }
}

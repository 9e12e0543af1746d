package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.LockSupport;

/** A thread announces that it will sleep, looks at a flag again, and parks: no signal is lost. */
@Expect(value = "holds", about = "LockSupport", executions = 3)
public final class ParkAnnounced {
  static volatile boolean flag;
  static volatile boolean asleep;

  private ParkAnnounced() {}

  public static void main() throws InterruptedException {
    Thread sleeper = Together.thread("sleeper", ParkAnnounced::sleep);
    Thread signaller = Together.thread("signaller", () -> signal(sleeper));
    signaller.start();
    sleeper.start();
    signaller.join();
    sleeper.join();
  }

  private static void sleep() {
    asleep = true;
    if (!flag) {
      LockSupport.park();
    }
    assert flag;
  }

  private static void signal(Thread sleeper) {
    flag = true;
    if (asleep) {
      LockSupport.unpark(sleeper);
    }
  }
}

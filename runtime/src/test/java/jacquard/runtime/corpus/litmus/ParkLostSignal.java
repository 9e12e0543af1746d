package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.LockSupport;

/**
 * A thread looks at a flag, announces that it will sleep, and parks: the signal may come in
 * between.
 */
@Expect(value = "deadlock", about = "LockSupport", executions = 3, violations = 1)
public final class ParkLostSignal {
  static volatile boolean flag;
  static volatile boolean asleep;

  private ParkLostSignal() {}

  public static void main() throws InterruptedException {
    Thread sleeper = Together.thread("sleeper", ParkLostSignal::sleep);
    Thread signaller = Together.thread("signaller", () -> signal(sleeper));
    signaller.start();
    sleeper.start();
    signaller.join();
    sleeper.join();
  }

  private static void sleep() {
    if (!flag) {
      asleep = true;
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

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import java.util.concurrent.locks.LockSupport;

/** Who waits in vain for the end of a thread can be interrupted. */
@Expect(value = "holds", about = "interrupted join")
public final class JoinInterrupted {
  private JoinInterrupted() {}

  public static void main() throws InterruptedException {
    Thread sleeper = new Thread(JoinInterrupted::sleep, "sleeper");
    sleeper.setDaemon(true);
    sleeper.start();
    Thread main = Thread.currentThread();
    Thread interrupter = new Thread(main::interrupt, "interrupter");
    interrupter.start();
    boolean interrupted = false;
    try {
      sleeper.join();
    } catch (InterruptedException e) {
      interrupted = true;
    }
    assert interrupted;
    interrupter.join();
  }

  private static void sleep() {
    while (true) {
      LockSupport.park();
    }
  }
}

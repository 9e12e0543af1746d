package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Check and update are one section of the fair lock. */
@Expect(value = "holds", about = "fair ReentrantLock")
public final class FairLockWholeAct {
  static final ReentrantLock lock = new ReentrantLock(true);
  static int balance = 100;

  private FairLockWholeAct() {}

  public static void main() throws InterruptedException {
    Together.run(FairLockWholeAct::withdraw, FairLockWholeAct::withdraw);
    assert balance == 0;
  }

  private static void withdraw() {
    lock.lock();
    try {
      if (balance >= 100) {
        balance -= 100;
      }
    } finally {
      lock.unlock();
    }
  }
}

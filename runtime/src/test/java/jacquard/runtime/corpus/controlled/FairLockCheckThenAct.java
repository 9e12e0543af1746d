package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.locks.ReentrantLock;

/** Check and update take the fair lock one after the other, and another may come in between. */
@Expect(value = "assertion", about = "fair ReentrantLock")
public final class FairLockCheckThenAct {
  static final ReentrantLock lock = new ReentrantLock(true);
  static int balance = 100;

  private FairLockCheckThenAct() {}

  public static void main() throws InterruptedException {
    Together.run(FairLockCheckThenAct::withdraw, FairLockCheckThenAct::withdraw);
    assert balance >= 0;
  }

  private static void withdraw() {
    if (balance() >= 100) {
      lock.lock();
      try {
        balance -= 100;
      } finally {
        lock.unlock();
      }
    }
  }

  private static int balance() {
    lock.lock();
    try {
      return balance;
    } finally {
      lock.unlock();
    }
  }
}

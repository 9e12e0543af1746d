package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Three threads withdraw 100 from an account that has 100; check and update are one section. */
@Expect(value = "holds", about = "synchronized", executions = 6)
public final class Withdraw3 {
  static final Object lock = new Object();
  static int balance = 100;

  private Withdraw3() {}

  public static void main() throws InterruptedException {
    Together.run(Withdraw3::withdraw, Withdraw3::withdraw, Withdraw3::withdraw);
    assert balance == 0;
  }

  private static void withdraw() {
    synchronized (lock) {
      if (balance >= 100) {
        balance -= 100;
      }
    }
  }
}

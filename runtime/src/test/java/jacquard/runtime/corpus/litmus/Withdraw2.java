package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads withdraw 100 from an account that has 100; check and update are one section. */
@Expect(value = "holds", about = "synchronized", executions = 2)
public final class Withdraw2 {
  static final Object lock = new Object();
  static int balance = 100;

  private Withdraw2() {}

  public static void main() throws InterruptedException {
    Together.run(Withdraw2::withdraw, Withdraw2::withdraw);
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

package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads withdraw 100 from an account that has 100; check and update are locked apart. */
@Expect(value = "assertion", about = "synchronized", executions = 6, violations = 4)
public final class CheckThenAct2 {
  static final Object lock = new Object();
  static int balance = 100;

  private CheckThenAct2() {}

  public static void main() throws InterruptedException {
    Together.run(CheckThenAct2::withdraw, CheckThenAct2::withdraw);
    assert balance >= 0;
  }

  private static void withdraw() {
    boolean enough;
    synchronized (lock) {
      enough = balance >= 100;
    }
    if (enough) {
      synchronized (lock) {
        balance -= 100;
      }
    }
  }
}

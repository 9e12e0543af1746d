package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Three threads withdraw 100 from an account that has 100; check and update are locked apart. */
@Expect(value = "assertion", about = "synchronized", executions = 66, violations = 60)
public final class CheckThenAct3 {
  static final Object lock = new Object();
  static int balance = 100;

  private CheckThenAct3() {}

  public static void main() throws InterruptedException {
    Together.run(CheckThenAct3::withdraw, CheckThenAct3::withdraw, CheckThenAct3::withdraw);
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

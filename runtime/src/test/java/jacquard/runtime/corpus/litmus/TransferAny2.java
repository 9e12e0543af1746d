package jacquard.runtime.corpus.litmus;

import jacquard.hooks.ChanceHooks;
import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/**
 * Two threads move 1 between two accounts in a chosen direction: opposite ones take each other's
 * lock.
 */
@Expect(value = "deadlock", about = "data choice", executions = 10, violations = 2)
public final class TransferAny2 {
  static final Object[] locks = {new Object(), new Object()};
  static final int[] balance = new int[2];

  private TransferAny2() {}

  public static void main() throws InterruptedException {
    Together.run(TransferAny2::transfer, TransferAny2::transfer);
    assert balance[0] + balance[1] == 0;
  }

  private static void transfer() {
    int from = ChanceHooks.choose(2);
    int to = 1 - from;
    synchronized (locks[from]) {
      synchronized (locks[to]) {
        balance[from]--;
        balance[to]++;
      }
    }
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.hooks.ChanceHooks;
import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Whatever each thread chooses, the monitors are entered in one order. */
@Expect(value = "holds", about = "data choice", executions = 8)
public final class ChosenButSorted {
  static final Object[] locks = {new Object(), new Object()};

  private ChosenButSorted() {}

  public static void main() throws InterruptedException {
    Together.run(ChosenButSorted::both, ChosenButSorted::both);
  }

  private static void both() {
    int first = ChanceHooks.choose(2);
    int second = 1 - first;
    synchronized (locks[Math.min(first, second)]) {
      synchronized (locks[Math.max(first, second)]) {
        return;
      }
    }
  }
}

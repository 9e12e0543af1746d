package jacquard.runtime.corpus.controlled;

import jacquard.hooks.ChanceHooks;
import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Each thread chooses which monitor it enters first, and opposite choices may deadlock. */
@Expect(value = "deadlock", about = "data choice", executions = 10, violations = 2)
public final class ChosenOrderDeadlock {
  static final Object[] locks = {new Object(), new Object()};

  private ChosenOrderDeadlock() {}

  public static void main() throws InterruptedException {
    Together.run(ChosenOrderDeadlock::both, ChosenOrderDeadlock::both);
  }

  private static void both() {
    int first = ChanceHooks.choose(2);
    synchronized (locks[first]) {
      synchronized (locks[1 - first]) {
        return;
      }
    }
  }
}

package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Two threads read a field and write one more; only the 2 serial traces lose no update. */
@Expect(value = "assertion", about = "plain field", executions = 4, violations = 2)
public final class RacyCounter2 {
  static int x;

  private RacyCounter2() {}

  public static void main() throws InterruptedException {
    Together.run(RacyCounter2::increment, RacyCounter2::increment);
    assert x == 2;
  }

  private static void increment() {
    int seen = x;
    x = seen + 1;
  }
}

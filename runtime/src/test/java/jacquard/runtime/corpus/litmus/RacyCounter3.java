package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Three threads read a field and write one more; only the 6 serial traces lose no update. */
@Expect(value = "assertion", about = "plain field", executions = 36, violations = 30)
public final class RacyCounter3 {
  static int x;

  private RacyCounter3() {}

  public static void main() throws InterruptedException {
    Together.run(RacyCounter3::increment, RacyCounter3::increment, RacyCounter3::increment);
    assert x == 3;
  }

  private static void increment() {
    int seen = x;
    x = seen + 1;
  }
}

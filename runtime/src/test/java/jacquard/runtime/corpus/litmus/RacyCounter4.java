package jacquard.runtime.corpus.litmus;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Four threads read a field and write one more; only the 24 serial traces lose no update. */
@Expect(value = "assertion", about = "plain field", executions = 576, violations = 552)
public final class RacyCounter4 {
  static int x;

  private RacyCounter4() {}

  public static void main() throws InterruptedException {
    Together.run(
        RacyCounter4::increment,
        RacyCounter4::increment,
        RacyCounter4::increment,
        RacyCounter4::increment);
    assert x == 4;
  }

  private static void increment() {
    int seen = x;
    x = seen + 1;
  }
}

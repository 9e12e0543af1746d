package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;

/** Exceptions that are thrown by the JDK and caught change nothing for what comes after. */
@Expect(value = "assertion", about = "exceptions that misbehave")
public final class CaughtWhileRaced {
  static int n;

  static void attempt() {
    try {
      Integer.parseInt("x");
    } catch (NumberFormatException e) {
      n++;
    }
  }

  private CaughtWhileRaced() {}

  public static void main() throws Exception {
    Together.run(() -> attempt(), () -> attempt());
    assert n == 2;
  }
}

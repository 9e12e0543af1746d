package jacquard.runtime.corpus.corners;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Locale;

/** What an execution has set in the JDK is as it was when the next one begins. */
@Expect(value = "holds", about = "determinism")
public final class LocaleOfEachExecution {
  static volatile int value;

  private LocaleOfEachExecution() {}

  public static void main() throws InterruptedException {
    Locale elsewhere = Locale.of("tlh");
    assert !Locale.getDefault().equals(elsewhere);
    Locale.setDefault(elsewhere);
    Together.run(() -> value = 1, () -> value = 2);
  }
}

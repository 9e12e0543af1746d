package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Locale;

/** The default locale is what it was. */
@Expect(value = "holds", about = "every execution starts in the same world")
public final class LocaleSet {
  static volatile int last;

  private LocaleSet() {}

  public static void main() throws Exception {
    assert !Locale.getDefault().equals(Locale.TAIWAN);
    Together.run(() -> last = 1, () -> last = 2);
    Locale.setDefault(Locale.TAIWAN);
  }
}

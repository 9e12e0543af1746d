package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Locale;

/** A thread changes the default locale between two uses. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class DefaultLocaleChanged {

  private DefaultLocaleChanged() {}

  public static void main() throws Exception {
    Locale.setDefault(Locale.ROOT);
    Together.run(
        () -> Locale.setDefault(Locale.GERMANY),
        () -> {
          assert Locale.getDefault().equals(Locale.getDefault());
        });
  }
}

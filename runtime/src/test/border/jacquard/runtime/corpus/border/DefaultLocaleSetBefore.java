package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Locale;

/** The default locale is set before the threads that read it are started. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class DefaultLocaleSetBefore {

  private DefaultLocaleSetBefore() {}

  public static void main() throws Exception {
    Locale.setDefault(Locale.GERMANY);
    Together.Body reader =
        () -> {
          assert Locale.getDefault().equals(Locale.GERMANY);
        };
    Together.run(reader, reader);
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;

/** Both threads format text for the first time. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class StringFormatFirstUsed {
  static final AtomicInteger DONE = new AtomicInteger();

  private StringFormatFirstUsed() {}

  public static void main() throws Exception {
    Together.Body first =
        () -> {
          assert String.format(Locale.ROOT, "%d %s %.1f", 1, "a", 1.5).equals("1 a 1.5");
          DONE.incrementAndGet();
        };
    Together.run(first, first);
    assert DONE.get() == 2;
  }
}

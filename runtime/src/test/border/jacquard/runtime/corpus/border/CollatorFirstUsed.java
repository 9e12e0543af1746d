package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.text.Collator;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;

/** Both threads compare text by language for the first time. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class CollatorFirstUsed {
  static final AtomicInteger DONE = new AtomicInteger();

  private CollatorFirstUsed() {}

  public static void main() throws Exception {
    Together.Body first =
        () -> {
          assert Collator.getInstance(Locale.GERMANY).compare("a", "b") < 0;
          DONE.incrementAndGet();
        };
    Together.run(first, first);
    assert DONE.get() == 2;
  }
}

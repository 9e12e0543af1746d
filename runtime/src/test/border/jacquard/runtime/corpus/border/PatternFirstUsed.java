package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/** Both threads match a regular expression for the first time. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class PatternFirstUsed {
  static final AtomicInteger DONE = new AtomicInteger();

  private PatternFirstUsed() {}

  public static void main() throws Exception {
    Together.Body first =
        () -> {
          assert Pattern.compile("\\p{L}+(\\d{2})").matcher("ab12").matches();
          DONE.incrementAndGet();
        };
    Together.run(first, first);
    assert DONE.get() == 2;
  }
}

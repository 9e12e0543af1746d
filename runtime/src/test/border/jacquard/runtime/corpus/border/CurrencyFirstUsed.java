package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Currency;
import java.util.concurrent.atomic.AtomicInteger;

/** Both threads look up a currency for the first time. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class CurrencyFirstUsed {
  static final AtomicInteger DONE = new AtomicInteger();

  private CurrencyFirstUsed() {}

  public static void main() throws Exception {
    Together.Body first =
        () -> {
          assert Currency.getInstance("EUR").getDefaultFractionDigits() == 2;
          DONE.incrementAndGet();
        };
    Together.run(first, first);
    assert DONE.get() == 2;
  }
}

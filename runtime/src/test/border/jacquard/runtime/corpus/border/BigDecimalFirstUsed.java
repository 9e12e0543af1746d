package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.math.BigDecimal;
import java.util.concurrent.atomic.AtomicInteger;

/** Both threads divide large numbers for the first time. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class BigDecimalFirstUsed {
  static final AtomicInteger DONE = new AtomicInteger();

  private BigDecimalFirstUsed() {}

  public static void main() throws Exception {
    Together.Body first =
        () -> {
          assert new BigDecimal("10").divide(new BigDecimal("4")).toString().equals("2.5");
          DONE.incrementAndGet();
        };
    Together.run(first, first);
    assert DONE.get() == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.atomic.AtomicInteger;

/** Both threads format a date for the first time. */
@Expect(value = "holds", about = "initialisers of the JDK")
public final class DateTimeFirstUsed {
  static final AtomicInteger DONE = new AtomicInteger();

  private DateTimeFirstUsed() {}

  public static void main() throws Exception {
    Together.Body first =
        () -> {
          String date = DateTimeFormatter.ISO_LOCAL_DATE.format(LocalDate.of(2026, 3, 1));
          assert date.equals("2026-03-01");
          DONE.incrementAndGet();
        };
    Together.run(first, first);
    assert DONE.get() == 2;
  }
}

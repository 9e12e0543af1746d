package jacquard.library.programs;

import jacquard.library.Expect;
import org.joda.time.DateTimeZone;
import org.joda.time.MutableDateTime;

/** Two threads move a date. */
@Expect(value = "assertion", library = "joda-time")
public final class JodaDateRaced {

  private JodaDateRaced() {}

  public static void main() throws Exception {
    MutableDateTime date = new MutableDateTime(0, DateTimeZone.UTC);
    Threads.run(() -> date.addDays(1), () -> date.addDays(1));
    assert date.getDayOfMonth() == 3;
  }
}

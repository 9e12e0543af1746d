package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Calendar;
import java.util.GregorianCalendar;

/** Two threads add a day to a calendar. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class CalendarRaced {

  private CalendarRaced() {}

  public static void main() throws Exception {
    Calendar calendar = new GregorianCalendar(2026, Calendar.MARCH, 1);
    Together.Body increment = () -> calendar.add(Calendar.DAY_OF_MONTH, 1);
    Together.run(increment, increment);
    assert calendar.get(Calendar.DAY_OF_MONTH) == 3;
  }
}

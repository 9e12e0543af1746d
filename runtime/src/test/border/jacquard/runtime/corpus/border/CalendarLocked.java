package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Calendar;
import java.util.GregorianCalendar;

/** Two threads add a day to a calendar, one at a time. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class CalendarLocked {

  private CalendarLocked() {}

  public static void main() throws Exception {
    Calendar calendar = new GregorianCalendar(2026, Calendar.MARCH, 1);
    Object lock = new Object();
    Together.Body increment =
        () -> {
          synchronized (lock) {
            calendar.add(Calendar.DAY_OF_MONTH, 1);
          }
        };
    Together.run(increment, increment);
    assert calendar.get(Calendar.DAY_OF_MONTH) == 3;
  }
}

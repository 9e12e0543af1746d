package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Date;

/** Two threads move a date, one at a time. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class DateLocked {

  private DateLocked() {}

  public static void main() throws Exception {
    Date date = new Date(0);
    Object lock = new Object();
    Together.Body increment =
        () -> {
          synchronized (lock) {
            date.setTime(date.getTime() + 1);
          }
        };
    Together.run(increment, increment);
    assert date.getTime() == 2;
  }
}

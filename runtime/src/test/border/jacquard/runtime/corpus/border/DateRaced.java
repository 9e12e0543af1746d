package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Date;

/** Two threads move a date. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class DateRaced {

  private DateRaced() {}

  public static void main() throws Exception {
    Date date = new Date(0);
    Together.Body increment = () -> date.setTime(date.getTime() + 1);
    Together.run(increment, increment);
    assert date.getTime() == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.TimeZone;

/** The default time zone is what it was. */
@Expect(value = "holds", about = "every execution starts in the same world")
public final class TimeZoneSet {
  static volatile int last;

  private TimeZoneSet() {}

  public static void main() throws Exception {
    assert !TimeZone.getDefault().getID().equals("GMT+07:00");
    Together.run(() -> last = 1, () -> last = 2);
    TimeZone.setDefault(TimeZone.getTimeZone("GMT+7"));
  }
}

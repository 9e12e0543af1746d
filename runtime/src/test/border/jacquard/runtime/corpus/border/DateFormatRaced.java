package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;

/** A date format has one calendar for all its callers. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class DateFormatRaced {
  static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT);
  static String a;
  static String b;

  private DateFormatRaced() {}

  public static void main() throws Exception {
    Together.run(() -> a = FORMAT.format(new Date(0)), () -> b = FORMAT.format(new Date(1L << 40)));
    assert !a.equals(b);
  }
}

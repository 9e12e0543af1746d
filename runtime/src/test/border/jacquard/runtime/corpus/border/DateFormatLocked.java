package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;

/** A date format is used by one thread at a time. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class DateFormatLocked {
  static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT);
  static String a;
  static String b;

  private DateFormatLocked() {}

  public static void main() throws Exception {
    Together.run(
        () -> {
          synchronized (FORMAT) {
            a = FORMAT.format(new Date(0));
          }
        },
        () -> {
          synchronized (FORMAT) {
            b = FORMAT.format(new Date(1L << 40));
          }
        });
    assert !a.equals(b);
  }
}

package jacquard.library.programs;

import jacquard.library.Expect;
import org.joda.time.LocalDate;
import org.joda.time.format.DateTimeFormat;
import org.joda.time.format.DateTimeFormatter;

/** Two threads print with one formatter. */
@Expect(value = "holds", library = "joda-time")
public final class JodaFormatterShared {
  static String a;
  static String b;

  private JodaFormatterShared() {}

  public static void main() throws Exception {
    DateTimeFormatter formatter = DateTimeFormat.forPattern("yyyy-MM-dd");
    Threads.run(
        () -> a = formatter.print(new LocalDate(2026, 1, 2)),
        () -> b = formatter.print(new LocalDate(2025, 3, 4)));
    assert a.equals("2026-01-02") && b.equals("2025-03-04");
  }
}

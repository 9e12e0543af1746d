package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.text.DecimalFormat;
import java.util.Locale;

/** A number format keeps the digits that it is just writing in itself. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class DecimalFormatRaced {
  static final DecimalFormat FORMAT =
      new DecimalFormat("0", new java.text.DecimalFormatSymbols(Locale.ROOT));
  static String a;
  static String b;

  private DecimalFormatRaced() {}

  public static void main() throws Exception {
    Together.run(() -> a = FORMAT.format(12), () -> b = FORMAT.format(345678));
    assert a.equals("12") && b.equals("345678");
  }
}

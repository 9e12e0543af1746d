package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Formatter;
import java.util.Locale;

/** Two threads increment what a formatter has written. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class FormatterRaced {

  private FormatterRaced() {}

  public static void main() throws Exception {
    StringBuilder text = new StringBuilder();
    Formatter formatter = new Formatter(text, Locale.ROOT);
    Together.Body increment = () -> formatter.format("%s", "a");
    Together.run(increment, increment);
    assert text.length() == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.StringJoiner;

/** Two threads add to a joiner. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class JoinerRaced {
  static String text(StringJoiner joiner) {
    try {
      return joiner.toString();
    } catch (NullPointerException e) {
      return ""; // one has overwritten what the other has added
    }
  }

  private JoinerRaced() {}

  public static void main() throws Exception {
    StringJoiner joiner = new StringJoiner(",");
    Together.Body increment = () -> joiner.add("a");
    Together.run(increment, increment);
    assert text(joiner).equals("a,a");
  }
}

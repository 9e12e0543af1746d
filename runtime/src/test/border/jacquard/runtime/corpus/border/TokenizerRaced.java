package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.StringTokenizer;

/** Two threads take the next token, and get the same. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class TokenizerRaced {
  static String a;
  static String b;

  private TokenizerRaced() {}

  public static void main() throws Exception {
    StringTokenizer tokens = new StringTokenizer("x y z");
    Together.run(() -> a = tokens.nextToken(), () -> b = tokens.nextToken());
    assert !a.equals(b);
  }
}

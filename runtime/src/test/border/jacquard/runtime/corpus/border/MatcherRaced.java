package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Two threads search on with one matcher and find the same place. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class MatcherRaced {
  static final Matcher MATCHER = Pattern.compile("a").matcher("a-a");
  static int a;
  static int b;

  static int find() {
    try {
      return MATCHER.find() ? MATCHER.start() : -1;
    } catch (IllegalStateException e) {
      return -2; // the other one is just searching
    }
  }

  private MatcherRaced() {}

  public static void main() throws Exception {
    Together.run(() -> a = find(), () -> b = find());
    assert a != b;
  }
}

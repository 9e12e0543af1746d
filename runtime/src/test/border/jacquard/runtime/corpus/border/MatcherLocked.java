package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Two threads search on with one matcher, one at a time. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class MatcherLocked {
  static final Matcher MATCHER = Pattern.compile("a").matcher("a-a");
  static int a;
  static int b;

  static synchronized int find() {
    return MATCHER.find() ? MATCHER.start() : -1;
  }

  private MatcherLocked() {}

  public static void main() throws Exception {
    Together.run(() -> a = find(), () -> b = find());
    assert a != b;
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Hashtable;

/** Getting a count and putting one more are two steps: an update can be lost. */
@Expect(value = "assertion", about = "Hashtable", executions = 6, violations = 4)
@SuppressWarnings("JdkObsolete") // what this is about
public final class HashtableGetThenPut {
  static final Hashtable<String, Integer> table = new Hashtable<>();

  private HashtableGetThenPut() {}

  public static void main() throws InterruptedException {
    table.put("key", 0);
    Together.run(HashtableGetThenPut::increment, HashtableGetThenPut::increment);
    assert table.get("key") == 2;
  }

  private static void increment() {
    table.put("key", table.get("key") + 1);
  }
}

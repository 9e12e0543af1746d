package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Hashtable;

/** Merging is one synchronized call. */
@Expect(value = "holds", about = "Hashtable", executions = 2)
@SuppressWarnings("JdkObsolete") // what this is about
public final class HashtableMerge {
  static final Hashtable<String, Integer> table = new Hashtable<>();

  private HashtableMerge() {}

  public static void main() throws InterruptedException {
    table.put("key", 0);
    Together.run(HashtableMerge::increment, HashtableMerge::increment);
    assert table.get("key") == 2;
  }

  private static void increment() {
    table.merge("key", 1, Integer::sum);
  }
}

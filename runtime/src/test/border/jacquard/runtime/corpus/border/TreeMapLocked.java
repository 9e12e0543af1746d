package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Map;
import java.util.TreeMap;

/** Two threads increment a value in a tree, one at a time. */
@Expect(value = "holds", about = "mutable classes of the JDK")
public final class TreeMapLocked {

  private TreeMapLocked() {}

  public static void main() throws Exception {
    TreeMap<String, Integer> map = new TreeMap<>(Map.of("a", 0));
    Object lock = new Object();
    Together.Body increment =
        () -> {
          synchronized (lock) {
            map.merge("a", 1, Integer::sum);
          }
        };
    Together.run(increment, increment);
    assert map.get("a") == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.Map;
import java.util.TreeMap;

/** Two threads increment a value in a tree. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class TreeMapRaced {

  private TreeMapRaced() {}

  public static void main() throws Exception {
    TreeMap<String, Integer> map = new TreeMap<>(Map.of("a", 0));
    Together.Body increment = () -> map.merge("a", 1, Integer::sum);
    Together.run(increment, increment);
    assert map.get("a") == 2;
  }
}

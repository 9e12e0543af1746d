package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/**
 * The table of a map is there before its first element is, and who goes through it may see that.
 */
@Expect(value = "assertion", about = "operations that are one step")
public final class MapTraversedWhileFirstFilled {
  private MapTraversedWhileFirstFilled() {}

  public static void main() throws Exception {
    ConcurrentMap<Integer, Integer> map = new ConcurrentHashMap<>();
    String[] seen = new String[1];
    Together.run(
        () -> {
          map.put(1, 1);
          map.put(2, 1);
        },
        () -> seen[0] = map.keySet().toString());
    assert !seen[0].equals("[2]");
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Two threads put the first entries of a map, one of them makes the table, and both entries are
 * there.
 */
@Expect(value = "holds", about = "ConcurrentHashMap.put")
public final class MapFirstPuts {
  static final ConcurrentHashMap<Integer, String> map = new ConcurrentHashMap<>();

  private MapFirstPuts() {}

  public static void main() throws InterruptedException {
    Together.run(() -> map.put(1, "a"), () -> map.put(2, "b"));
    assert map.size() == 2 && map.containsKey(1) && map.containsKey(2);
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ConcurrentHashMap;

/** Merging is one atomic step. */
@Expect(value = "holds", about = "ConcurrentHashMap.merge")
public final class MapMerge {
  static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

  private MapMerge() {}

  public static void main() throws InterruptedException {
    map.put("key", 0);
    Together.run(MapMerge::increment, MapMerge::increment);
    assert map.get("key") == 2;
  }

  private static void increment() {
    map.merge("key", 1, Integer::sum);
  }
}

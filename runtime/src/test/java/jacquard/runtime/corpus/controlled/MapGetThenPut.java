package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ConcurrentHashMap;

/** Getting a count and putting one more are two steps: an update can be lost. */
@Expect(value = "assertion", about = "ConcurrentHashMap.merge")
public final class MapGetThenPut {
  static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

  private MapGetThenPut() {}

  public static void main() throws InterruptedException {
    map.put("key", 0);
    Together.run(MapGetThenPut::increment, MapGetThenPut::increment);
    assert map.get("key") == 2;
  }

  private static void increment() {
    map.put("key", map.get("key") + 1);
  }
}

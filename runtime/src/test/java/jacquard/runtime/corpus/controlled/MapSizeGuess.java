package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.concurrent.ConcurrentHashMap;

/** The size may have changed when the second entry is put. */
@Expect(value = "assertion", about = "ConcurrentHashMap.put")
public final class MapSizeGuess {
  static final ConcurrentHashMap<Integer, String> map = new ConcurrentHashMap<>();

  private MapSizeGuess() {}

  public static void main() throws InterruptedException {
    map.put(0, "");
    Together.run(MapSizeGuess::append, MapSizeGuess::append);
    assert map.size() == 3;
  }

  private static void append() {
    map.put(map.size(), "");
  }
}

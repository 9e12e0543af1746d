package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.HashMap;

/** Two threads put the first entries of a plain map, each makes a table, and one entry is lost. */
@Expect(value = "assertion", about = "HashMap")
public final class HashMapRaced {
  static final HashMap<Integer, String> map = new HashMap<>();

  private HashMapRaced() {}

  public static void main() throws InterruptedException {
    Together.run(() -> map.put(1, "a"), () -> map.put(2, "b"));
    assert map.containsKey(1) && map.containsKey(2);
  }
}

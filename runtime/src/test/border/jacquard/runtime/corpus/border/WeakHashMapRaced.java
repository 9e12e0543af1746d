package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.WeakHashMap;

/** Two threads increment a value in a weak map. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class WeakHashMapRaced {

  private WeakHashMapRaced() {}

  public static void main() throws Exception {
    WeakHashMap<String, Integer> map = new WeakHashMap<>();
    map.put("a", 0);
    Together.Body increment = () -> map.put("a", map.get("a") + 1);
    Together.run(increment, increment);
    assert map.get("a") == 2;
  }
}

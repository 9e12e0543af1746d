package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.IdentityHashMap;

/** Two threads increment a value in an identity map. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class IdentityHashMapRaced {

  private IdentityHashMapRaced() {}

  public static void main() throws Exception {
    IdentityHashMap<String, Integer> map = new IdentityHashMap<>();
    map.put("a", 0);
    Together.Body increment = () -> map.put("a", map.get("a") + 1);
    Together.run(increment, increment);
    assert map.get("a") == 2;
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.HashMap;

/** Two threads put into a plain map under a monitor. */
@Expect(value = "holds", about = "HashMap", executions = 2)
public final class HashMapLocked {
  static final HashMap<Integer, String> map = new HashMap<>();

  private HashMapLocked() {}

  public static void main() throws InterruptedException {
    Together.run(() -> put(1), () -> put(2));
    assert map.containsKey(1) && map.containsKey(2);
  }

  private static void put(int key) {
    synchronized (map) {
      map.put(key, "");
    }
  }
}

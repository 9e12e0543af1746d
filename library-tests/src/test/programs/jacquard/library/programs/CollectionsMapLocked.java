package jacquard.library.programs;

import jacquard.library.Expect;
import org.apache.commons.collections4.map.LRUMap;

/** Two threads increment in a map of limited size, one at a time. */
@Expect(value = "holds", library = "commons-collections4")
public final class CollectionsMapLocked {

  private CollectionsMapLocked() {}

  public static void main() throws Exception {
    LRUMap<String, Integer> map = new LRUMap<>(4);
    map.put("a", 0);
    Threads.Body increment =
        () -> {
          synchronized (map) {
            map.put("a", map.get("a") + 1);
          }
        };
    Threads.run(increment, increment);
    assert map.get("a") == 2;
  }
}

package jacquard.library.programs;

import jacquard.library.Expect;
import org.eclipse.collections.impl.map.mutable.ConcurrentHashMap;

/** Two threads add to a value of a map that is meant for threads. */
@Expect(value = "holds", library = "eclipse-collections")
public final class EclipseConcurrentMap {

  private EclipseConcurrentMap() {}

  public static void main() throws Exception {
    ConcurrentHashMap<String, Integer> map = ConcurrentHashMap.newMap();
    Threads.Body increment = () -> map.updateValue("a", () -> 0, n -> n + 1);
    Threads.run(increment, increment);
    assert map.get("a") == 2;
  }
}

package jacquard.library.programs;

import jacquard.library.Expect;
import org.eclipse.collections.impl.map.mutable.UnifiedMap;

/** Two threads add to a value of a map that is not meant for threads. */
@Expect(value = "assertion", library = "eclipse-collections")
public final class EclipseMapRaced {

  private EclipseMapRaced() {}

  public static void main() throws Exception {
    UnifiedMap<String, Integer> map = UnifiedMap.newMap();
    map.put("a", 0);
    Threads.Body increment = () -> map.updateValue("a", () -> 0, n -> n + 1);
    Threads.run(increment, increment);
    assert map.get("a") == 2;
  }
}

package jacquard.library.programs;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import jacquard.library.Expect;

/** Two threads add to a value of a map of numbers. */
@Expect(value = "assertion", library = "fastutil-core")
public final class FastutilMapRaced {

  private FastutilMapRaced() {}

  public static void main() throws Exception {
    Int2IntOpenHashMap map = new Int2IntOpenHashMap();
    Threads.run(() -> map.addTo(1, 1), () -> map.addTo(1, 1));
    assert map.get(1) == 2;
  }
}

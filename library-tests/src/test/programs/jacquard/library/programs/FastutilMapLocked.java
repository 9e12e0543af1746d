package jacquard.library.programs;

import it.unimi.dsi.fastutil.ints.Int2IntMap;
import it.unimi.dsi.fastutil.ints.Int2IntMaps;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import jacquard.library.Expect;

/** Two threads add to a value of a map of numbers, one at a time. */
@Expect(value = "holds", library = "fastutil-core")
public final class FastutilMapLocked {

  private FastutilMapLocked() {}

  public static void main() throws Exception {
    Int2IntMap map = Int2IntMaps.synchronize(new Int2IntOpenHashMap());
    Threads.run(() -> map.merge(1, 1, Integer::sum), () -> map.merge(1, 1, Integer::sum));
    assert map.get(1) == 2;
  }
}

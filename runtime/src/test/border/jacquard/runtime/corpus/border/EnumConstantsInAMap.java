package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.EnumMap;
import java.util.EnumSet;

/** A map of an enumeration has the constants of this execution. */
@Expect(value = "holds", about = "every execution starts in the same world")
public final class EnumConstantsInAMap {
  enum Colour {
    RED;

    int n;
  }

  private EnumConstantsInAMap() {}

  public static void main() throws Exception {
    EnumMap<Colour, Integer> map = new EnumMap<>(Colour.class);
    map.put(Colour.RED, 1);
    Together.Body increment =
        () -> {
          synchronized (Colour.RED) {
            Colour.RED.n++;
          }
        };
    Together.run(increment, increment);
    for (Colour colour : map.keySet()) {
      assert colour == Colour.RED && colour.n == 2;
    }
    assert EnumSet.allOf(Colour.class).iterator().next() == Colour.RED;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.EnumMap;
import java.util.concurrent.TimeUnit;

/** Two threads increment a value in an enum map. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class EnumMapRaced {

  private EnumMapRaced() {}

  public static void main() throws Exception {
    EnumMap<TimeUnit, Integer> map = new EnumMap<>(TimeUnit.class);
    map.put(TimeUnit.DAYS, 0);
    Together.Body increment = () -> map.put(TimeUnit.DAYS, map.get(TimeUnit.DAYS) + 1);
    Together.run(increment, increment);
    assert map.get(TimeUnit.DAYS) == 2;
  }
}

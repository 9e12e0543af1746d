package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.EnumSet;
import java.util.concurrent.TimeUnit;

/** Two threads add to a set of bits, and one is lost. */
@Expect(value = "assertion", about = "mutable classes of the JDK")
public final class EnumSetRaced {

  private EnumSetRaced() {}

  public static void main() throws Exception {
    EnumSet<TimeUnit> set = EnumSet.noneOf(TimeUnit.class);
    Together.run(() -> set.add(TimeUnit.DAYS), () -> set.add(TimeUnit.HOURS));
    assert set.size() == 2;
  }
}

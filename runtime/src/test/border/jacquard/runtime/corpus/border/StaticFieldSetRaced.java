package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Field;

/** Two threads increment a static field by reflection. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class StaticFieldSetRaced {
  static int n;

  private StaticFieldSetRaced() {}

  public static void main() throws Exception {
    Field field = StaticFieldSetRaced.class.getDeclaredField("n");
    Together.Body increment = () -> field.setInt(null, field.getInt(null) + 1);
    Together.run(increment, increment);
    assert n == 2;
  }
}

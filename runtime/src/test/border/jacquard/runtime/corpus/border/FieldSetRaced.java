package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Field;

/** Two threads increment a field by reflection. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class FieldSetRaced {

  private FieldSetRaced() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    Field field = Counter.class.getField("n");
    Together.Body increment = () -> field.setInt(counter, field.getInt(counter) + 1);
    Together.run(increment, increment);
    assert counter.n == 2;
  }
}

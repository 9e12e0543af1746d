package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Field;

/** Two threads increment a field by reflection, one at a time. */
@Expect(value = "holds", about = "accesses of every kind")
public final class FieldSetLocked {

  private FieldSetLocked() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    Field field = Counter.class.getField("n");
    Object lock = new Object();
    Together.Body increment =
        () -> {
          synchronized (lock) {
            field.setInt(counter, field.getInt(counter) + 1);
          }
        };
    Together.run(increment, increment);
    assert counter.n == 2;
  }
}

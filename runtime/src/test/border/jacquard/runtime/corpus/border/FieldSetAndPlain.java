package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Field;

/** One thread increments a field by reflection, the other as usual. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class FieldSetAndPlain {

  private FieldSetAndPlain() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    Field field = Counter.class.getField("n");
    Together.run(
        () -> field.set(counter, (Integer) field.get(counter) + 1), () -> counter.increment());
    assert counter.n == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.reflect.Method;

/** Two threads increment by a method that is called by reflection. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class MethodInvoked {

  private MethodInvoked() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    Method increment = Counter.class.getMethod("increment");
    Together.run(() -> increment.invoke(counter), () -> increment.invoke(counter));
    assert counter.n == 2;
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.VarHandle;

/** A volatile get and a volatile set are two steps: an update can be lost. */
@Expect(value = "assertion", about = "VarHandle of a field", executions = 4, violations = 2)
public final class VarHandleGetThenSet {
  private static final VarHandle COUNT = Fields.handle(Counter.class, "count");

  private VarHandleGetThenSet() {}

  public static void main() throws InterruptedException {
    Counter counter = new Counter();
    Together.run(() -> increment(counter), () -> increment(counter));
    assert (int) COUNT.getVolatile(counter) == 2;
  }

  private static void increment(Counter counter) {
    int seen = (int) COUNT.getVolatile(counter);
    COUNT.setVolatile(counter, seen + 1);
  }

  static final class Counter {
    int count;
  }
}

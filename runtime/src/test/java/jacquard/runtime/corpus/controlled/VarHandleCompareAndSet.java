package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.VarHandle;

/** Compare-and-set succeeds only if nobody incremented in between. */
@Expect(value = "holds", about = "VarHandle of a field", executions = 4)
public final class VarHandleCompareAndSet {
  private static final VarHandle COUNT = Fields.handle(Counter.class, "count");

  private VarHandleCompareAndSet() {}

  public static void main() throws InterruptedException {
    Counter counter = new Counter();
    Together.run(() -> increment(counter), () -> increment(counter));
    assert (int) COUNT.getVolatile(counter) == 2;
  }

  private static void increment(Counter counter) {
    int seen = (int) COUNT.getVolatile(counter);
    while (!COUNT.compareAndSet(counter, seen, seen + 1)) {
      seen = (int) COUNT.getVolatile(counter);
    }
  }

  static final class Counter {
    int count;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** Two threads increment a field with method handles, one at a time. */
@Expect(value = "holds", about = "accesses of every kind")
public final class SetterHandleLocked {
  private static final MethodHandle GET;
  private static final MethodHandle SET;

  static {
    try {
      GET = MethodHandles.lookup().findGetter(Counter.class, "n", int.class);
      SET = MethodHandles.lookup().findSetter(Counter.class, "n", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private static synchronized void increment(Counter counter) throws Exception {
    try {
      int n = (int) GET.invokeExact(counter);
      SET.invokeExact(counter, n + 1);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private SetterHandleLocked() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    Together.run(() -> increment(counter), () -> increment(counter));
    assert counter.n == 2;
  }
}

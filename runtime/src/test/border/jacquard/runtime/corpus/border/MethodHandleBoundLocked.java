package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Both threads invoke a method handle that is bound to one object, one at a time. */
@Expect(value = "holds", about = "objects behind objects")
public final class MethodHandleBoundLocked {

  private MethodHandleBoundLocked() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    MethodHandle increment =
        MethodHandles.lookup()
            .findVirtual(Counter.class, "increment", MethodType.methodType(void.class))
            .bindTo(counter);
    Together.Body body = () -> invoke(increment);
    Together.run(body, body);
    assert counter.n == 2;
  }

  private static synchronized void invoke(MethodHandle handle) throws Exception {
    try {
      handle.invokeExact();
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}

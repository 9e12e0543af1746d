package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/** Both threads get the object from a constant method handle. */
@Expect(value = "assertion", about = "objects behind objects")
public final class ConstantHandle {

  private ConstantHandle() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    MethodHandle constant = MethodHandles.constant(Counter.class, counter);
    Together.Body body = () -> get(constant).increment();
    Together.run(body, body);
    assert counter.n == 2;
  }

  private static Counter get(MethodHandle handle) throws Exception {
    try {
      return (Counter) handle.invokeExact();
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** An object that was made from a method handle calls it. */
@Expect(value = "assertion", about = "classes that are made at run time")
public final class InterfaceFromAHandle {

  private InterfaceFromAHandle() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    MethodHandle increment =
        MethodHandles.lookup()
            .findVirtual(Counter.class, "increment", MethodType.methodType(void.class))
            .bindTo(counter);
    Runnable runnable =
        java.lang.invoke.MethodHandleProxies.asInterfaceInstance(Runnable.class, increment);
    Together.run(() -> runnable.run(), () -> runnable.run());
    assert counter.n == 2;
  }
}

package jacquard.runtime.corpus.border;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A field is written through a handle that was made from a reflected field. */
@Expect(value = "assertion", about = "accesses of every kind")
public final class VarHandleUnreflected {

  private VarHandleUnreflected() {}

  public static void main() throws Exception {
    Counter counter = new Counter();
    VarHandle handle = MethodHandles.lookup().unreflectVarHandle(Counter.class.getField("n"));
    Together.run(
        () -> handle.set(counter, 1),
        () -> {
          assert counter.n == 0;
        });
  }
}

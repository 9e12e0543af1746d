package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Adding to an element is one atomic step. */
@Expect(value = "holds", about = "VarHandle of an array", executions = 2)
public final class VarHandleArrayGetAndAdd {
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);
  static final int[] counts = new int[2];

  private VarHandleArrayGetAndAdd() {}

  public static void main() throws InterruptedException {
    Together.run(VarHandleArrayGetAndAdd::increment, VarHandleArrayGetAndAdd::increment);
    assert counts[1] == 2;
  }

  private static void increment() {
    int before = (int) ELEMENT.getAndAdd(counts, 1, 1);
    assert before < 2;
  }
}

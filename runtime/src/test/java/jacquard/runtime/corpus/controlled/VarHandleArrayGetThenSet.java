package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** An acquiring get and a releasing set are two steps: an update can be lost. */
@Expect(value = "assertion", about = "VarHandle of an array", executions = 4, violations = 2)
public final class VarHandleArrayGetThenSet {
  private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);
  static final int[] counts = new int[2];

  private VarHandleArrayGetThenSet() {}

  public static void main() throws InterruptedException {
    Together.run(VarHandleArrayGetThenSet::increment, VarHandleArrayGetThenSet::increment);
    assert counts[1] == 2;
  }

  private static void increment() {
    int seen = (int) ELEMENT.getAcquire(counts, 1);
    ELEMENT.setRelease(counts, 1, seen + 1);
  }
}

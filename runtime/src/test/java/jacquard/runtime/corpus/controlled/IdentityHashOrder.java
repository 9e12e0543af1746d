package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.HashSet;
import java.util.Set;

/** Objects without a hash code of their own are iterated in the same order in every execution. */
@Expect(value = "holds", about = "determinism", executions = 1)
public final class IdentityHashOrder {
  static final int[] order = new int[8];

  private IdentityHashOrder() {}

  public static void main() throws InterruptedException {
    Together.run(IdentityHashOrder::iterate);
  }

  private static void iterate() {
    Set<Object> set = new HashSet<>();
    for (int i = 0; i < order.length; i++) {
      set.add(new Object());
    }
    int i = 0;
    for (Object element : set) {
      order[i++] = System.identityHashCode(element);
    }
    assert i == order.length;
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ArrayList;

/** Two threads add to a plain list under a monitor. */
@Expect(value = "holds", about = "ArrayList", executions = 2)
public final class ArrayListLocked {
  static final ArrayList<String> list = new ArrayList<>(4);

  private ArrayListLocked() {}

  public static void main() throws InterruptedException {
    Together.run(() -> add("a"), () -> add("b"));
    assert list.contains("a") && list.contains("b");
  }

  private static void add(String element) {
    synchronized (list) {
      list.add(element);
    }
  }
}

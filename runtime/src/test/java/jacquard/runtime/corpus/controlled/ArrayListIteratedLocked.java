package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ArrayList;

/** Adding and iterating exclude each other by a monitor. */
@Expect(value = "holds", about = "iteration of ArrayList", executions = 2)
public final class ArrayListIteratedLocked {
  static final ArrayList<Integer> list = new ArrayList<>(4);
  static int sum;

  private ArrayListIteratedLocked() {}

  public static void main() throws InterruptedException {
    list.add(1);
    Together.run(ArrayListIteratedLocked::add, ArrayListIteratedLocked::sum);
    assert sum == 1 || sum == 3;
  }

  private static void add() {
    synchronized (list) {
      list.add(2);
    }
  }

  private static void sum() {
    synchronized (list) {
      for (int element : list) {
        sum += element;
      }
    }
  }
}

package jacquard.runtime.corpus.controlled;

import jacquard.runtime.corpus.Expect;
import jacquard.runtime.corpus.Together;
import java.util.ArrayList;

/** One thread adds to a plain list while another iterates over it. */
@Expect(
    value = "exception",
    about = "iteration of ArrayList",
    message = "ConcurrentModificationException")
public final class ArrayListIteratedWhileAdded {
  static final ArrayList<Integer> list = new ArrayList<>(4);
  static int sum;

  private ArrayListIteratedWhileAdded() {}

  public static void main() throws InterruptedException {
    list.add(1);
    Together.run(() -> list.add(2), ArrayListIteratedWhileAdded::sum);
  }

  private static void sum() {
    for (int element : list) {
      sum += element;
    }
  }
}
